import * as z from 'zod'
import { json, line, moment, word } from '../../games/bounded.ts'
import type { Told } from '../../host/told.ts'
import { type Act, MOST_PRESETS } from '../../host/wire.ts'
import { verdicts } from '../../table/vote.ts'
import type { Aside } from '../join/asides.ts'
import type { Company } from '../join/company.ts'

/** What a program at a table elsewhere is told beside the game, and may do there. */

const seat = z.int().min(0).max(5)
/** More choices than one act of either game is made of. */
export const MOST_IN_CHAIN = 64

/** What people are told beside the game, as a message. */
export function besideMessage(told: Told | { readonly aside: Aside }, text: string): object {
  if ('aside' in told) return told.aside.type === 'unsent' ? told.aside : { ...told.aside, text }
  if ('words' in told) return { type: 'words', ...told.words }
  if ('entry' in told) return { type: 'beside', ...told.entry, text }
  if ('player' in told) return { type: 'beside', kind: 'sit', seat: told.seat, absent: told.player.absent, text }
  return { type: 'beside', text }
}

/** What a program may send beside the game, at a table elsewhere. */
export const companyInput = z.union([
  z.strictObject({ write: line }).describe('Writes to everybody at the table.'),
  z
    .strictObject({ vote: z.strictObject({ about: seat.nullable(), verdict: z.enum(verdicts) }) })
    .describe('Votes about somebody who is away, or, with null, to end the game.'),
  z.strictObject({ pause: z.literal(true) }).describe('Pauses the game for everybody.'),
  z.strictObject({ resume: z.literal(true) }).describe('Goes on with it.'),
  z.strictObject({ extend: z.literal(true) }).describe('Takes more time for the answer that is awaited.'),
  z.strictObject({ nudge: seat }).describe('Asks somebody who is waited for whether they are there.'),
  z.strictObject({ mute: seat }).describe('Keeps that this seat does not want to read somebody’s words.'),
  z.strictObject({ unmute: seat }).describe('The other way round.'),
  z
    .strictObject({ report: z.strictObject({ seat, words: moment }) })
    .describe('Reports words of somebody to the host: `words` is which of all that were written, counted from 0.'),
  z.strictObject({ silence: seat }).describe('The host lets somebody write no words of their own.'),
  z.strictObject({ unsilence: seat }).describe('The other way round.'),
  z
    .strictObject({ autopilot: z.literal(true) })
    .describe('The autopilot plays for this seat, until it does something.'),
  z
    .strictObject({ return: z.literal(true) })
    .describe('This seat plays itself again, or is there, where it was asked.'),
  z
    .strictObject({
      unsent: z.strictObject({ text: z.string().max(1000).exactOptional(), claim: json.nullable().exactOptional() }),
    })
    .describe('Keeps words and a claim that are not sent yet, for all devices of this seat.'),
  z
    .strictObject({ presets: z.array(json).max(MOST_PRESETS) })
    .describe('Settles beforehand what is answered for this seat, all of it, for all its devices.'),
  z.strictObject({ device: z.literal(true) }).describe('A link to this seat for another device, good once.'),
  z.strictObject({ devices: z.literal(true) }).describe('The devices of this seat.'),
  z.strictObject({ endDevice: word }).describe('Ends one of them, by its id.'),
  z
    .strictObject({ friends: z.boolean() })
    .describe('Where one plays alone: a link for friends, who see what you see; or nobody looks any more.'),
  z
    .strictObject({ screen: z.boolean() })
    .describe('For the host: a link for a shared screen, any earlier one being over; or none any more.'),
  z
    .strictObject({ invite: seat })
    .describe('For the host: a link to a seat that the table wants to give to somebody else, good once.'),
  z.strictObject({ advice: z.boolean() }).describe('Whether these friends may write to you.'),
  z.strictObject({ advise: line }).describe('A friend writes to whoever plays.'),
  z
    .strictObject({
      suspect: z.strictObject({ player: seat, mix: z.array(z.number().min(0).max(100)).length(3).nullable() }),
    })
    .describe('Keeps what this seat thinks of another: per cent loyal, opportunist, mole; null for the prior.'),
])

export type CompanyInput = z.infer<typeof companyInput>

/** Does what a program asks for beside the game. */
export async function carryOutBeside(company: Company, input: CompanyInput): Promise<void> {
  if ('unsent' in input) {
    company.words.begin()
    company.words.keep(input.unsent as Parameters<Company['words']['keep']>[0])
    return company.words.settle()
  }
  if ('presets' in input) return company.presets().settle(input.presets)
  if ('write' in input) return company.write(input.write)
  if ('device' in input) return company.own().addDevice()
  if ('devices' in input) return company.own().listDevices()
  if ('endDevice' in input) return company.own().endDevice(input.endDevice)
  if ('friends' in input) return company.own().letFriendsLook(input.friends)
  if ('screen' in input) return company.share(input.screen)
  if ('invite' in input) return company.invite(input.invite)
  if ('advice' in input) return company.own().letFriendsAdvise(input.advice)
  return company.act(actOf(input))
}

type ActInput = Exclude<
  CompanyInput,
  | { readonly unsent: unknown }
  | { readonly presets: unknown }
  | { readonly write: unknown }
  | { readonly device: unknown }
  | { readonly devices: unknown }
  | { readonly endDevice: unknown }
  | { readonly friends: unknown }
  | { readonly advice: unknown }
  | { readonly screen: unknown }
  | { readonly invite: unknown }
>

function actOf(input: ActInput): Act {
  if ('vote' in input) return { type: 'vote', ...input.vote }
  if ('pause' in input) return { type: 'pause' }
  if ('resume' in input) return { type: 'resume' }
  if ('extend' in input) return { type: 'extend' }
  if ('nudge' in input) return { type: 'nudge', seat: input.nudge }
  if ('mute' in input) return { type: 'mute', seat: input.mute, isMuted: true }
  if ('unmute' in input) return { type: 'mute', seat: input.unmute, isMuted: false }
  if ('report' in input) return { type: 'report', ...input.report }
  if ('silence' in input) return { type: 'silence', seat: input.silence, isSilenced: true }
  if ('unsilence' in input) return { type: 'silence', seat: input.unsilence, isSilenced: false }
  if ('autopilot' in input) return { type: 'autopilot' }
  if ('return' in input) return { type: 'return' }
  if ('advise' in input) return { type: 'advise', text: input.advise }
  return { type: 'suspect', ...input.suspect }
}

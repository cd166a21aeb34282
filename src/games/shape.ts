import type { ZodError } from 'zod'
import { Fault } from '../engine/game.ts'

/** The first thing in data from outside that has not the right shape, in our own words: zod's are English only. */
export function shapeFault({ issues: [issue] }: ZodError, within = ''): Fault {
  const path = issue.path.map(part => String(part))
  const at = [...(within ? [within] : []), ...path].join('.') || '-'
  switch (issue.code) {
    case 'invalid_type':
      return new Fault('shape.type', { at, expected: issue.expected })
    case 'invalid_value':
      return new Fault('shape.value', { at, values: issue.values.map(value => JSON.stringify(value)).join(', ') })
    case 'unrecognized_keys':
      if (at === '-') return new Fault('shape.unknown.top', { name: issue.keys[0] })
      return new Fault('shape.unknown', { at, name: issue.keys[0] })
    case 'too_small':
      return new Fault('shape.least', { at, least: String(issue.minimum) })
    case 'too_big':
      return new Fault('shape.most', { at, most: String(issue.maximum) })
    default:
      return new Fault('shape.other', { at })
  }
}

import type { callEn } from './call.en.ts'
import type { debriefEn } from './debrief.en.ts'
import type { NegotiatorKey } from './index.ts'

type CallKey = keyof typeof callEn | keyof typeof debriefEn

/** Hostage Negotiator in English with softer words: what is said instead when neutral wording is on. */
export const neutralEn = {
  'abductor.edward.about':
    'A desperate father in a hospital waiting room. He would rather rage than do harm, until he does both.',
  'abductor.rule.kills-raise':
    'While hostages are in the Hostage Zone and the threat is below E, each loss raises the threat by 1 instead.',
  'effect.kill': '{n, plural, one {# hostage lost} other {# hostages lost}}',
  'effect.eliminate': 'put the abductor out of action',
  'effect.escape-drawback':
    'the abductor gets away when this conversation ends, unless captured or out of action first',
  'question.spend.buy': 'The line is silent for now. What do you take from the Supply?',
  'event.past-end':
    '{direction, select, up {The threat cannot rise above E: each further step loses a hostage.} other {The threat cannot fall below L: each further step frees a hostage.}}',
  'event.killed': 'A hostage is lost. {zone, plural, =0 {Nobody is held any more.} other {# still held.}}',
  'event.spared': 'The second in command lets no harm come to the last hostage.',
  'event.kill-raises': 'Nobody is lost, but the abductor grows angrier.',
  'event.cut-off': 'The line goes silent.',
  'event.eliminated': 'The abductor is out of action.',
  'event.second':
    'The second in command takes over. Demands and drawbacks are gone; each step the threat rises now loses a hostage.',
  'ending.eliminated': 'Won: the abductor is out of action',
  'ending.eliminated.why': 'The abductor was put out of action with nobody left in the Hostage Zone.',
  'ending.too-many-killed': 'Lost: too many hostages lost',
  'ending.too-many-killed.why': 'More than half of all the hostages were lost: {killed} of {total}.',
  'ending.got-away.why':
    'An escape demand was conceded, and the abductor was neither captured nor put out of action before the conversation ended.',
  'change.killed': 'lost {from} → {to}',
  'status.hostages': 'Hostages: {zone} held, {saved} saved, {killed} lost.',
  'position.lost': 'With {killed} of {total} lost the game is lost already.',
  'achievement.eliminate-by-turn-3.text': 'Put the abductor out of action before the end of turn 3.',
  'achievement.arkayne-no-victim.text': 'Win against Arkayne without losing a single hostage.',
  'achievement.arkayne-eliminate-with-two-held.text':
    'Put Arkayne out of action with 2 or more hostages still in the Hostage Zone.',
  'achievement.edward-eliminate-in-last-conversation.text':
    'Put Edward out of action in the last conversation and win: with nobody held, or by the second in command giving up.',
  'rulebook.intro':
    'You play alone, on the phone with an abductor who is holding hostages. You win by capturing the abductor or putting the abductor out of action, or by bringing the second in command to surrender. You lose when more than half of the hostages have been lost, when the abductor escapes, or when the terror cards run out.',
  'rule.N-7':
    'If the threat would rise while the marker is at E, the marker stays there and one hostage is lost for every extra step. If it would fall while the marker is at L, one hostage is released for every extra step. When a change goes past an end, first move the marker to that end; only the steps left over affect hostages. An effect that doubles a rise is applied before all of this (house ruling).',
  'rule.N-9.title': 'Lost and released hostages',
  'rule.N-9':
    'Move a lost hostage from the Hostage Zone to the Lost area, and a released one from the Hostage Zone to the Saved area. Hostages always move singly. Check for defeat after each single loss (house ruling). If a hostage would be lost while the Hostage Zone is empty, discard the top terror card instead without resolving it, even if it is the pivotal event (house ruling). If the terror deck is empty too, nothing happens.',
  'rule.N-15':
    'During the conversation, whenever no card is being resolved (house ruling), you may concede a demand you know by paying its cost in conversation points. Paying may not take you below 0 points, but you may concede a free demand even with a negative total (house ruling). Apply the demand’s effect first and its drawback second; you can concede each demand only once. A major demand stays in play, turned, and its drawback lasts until the abductor is captured or out of action; a minor demand is discarded. After you concede an escape demand, the abductor gets away and you lose, unless you capture the abductor or put the abductor out of action before this conversation ends. An abductor out of action does not escape.',
  'rule.N-21':
    'If you have to draw a terror card and there is none, all the remaining hostages are lost and the abductor escapes. You lose the game.',
  'rule.N-26.title': 'Putting the abductor out of action',
  'rule.N-26':
    'You can put the abductor out of action only in the conversation phase, and only through a card that says so. If the Hostage Zone is empty, you win; if not, the second in command takes over. The abductor, every demand (known, hidden or minor) and every drawback are removed from the game. The threat level, your conversation points and effects on dice remain, and the rest of the row applies to the second in command (house ruling). From now on, discard minor demands you draw without resolving them, and ignore the additional effects of terror cards.',
  'rule.N-27':
    'For every step the threat rises, whether the marker moves or the step goes beyond E, one hostage held by the second in command is lost. That is one per step in all: the losses of N-7 are not added. These losses never include the last hostage in the Hostage Zone, who can be lost only through N-21 (house ruling). The second in command cannot be put out of action. As soon as the Hostage Zone is empty, even in the terror phase (house ruling), the second in command surrenders and you win. Against the second in command, “out of action” and “reveal” do nothing, while “escapes” means that you lose (house ruling).',
  'rule.N-28':
    'You lose immediately once more than half of all the hostages, counting any added so far, have been lost. You also lose immediately if the abductor escapes or if N-21 applies. The player aid says “at least half”, but the rule text says “more than half” twice and awards the win when exactly half are saved.',
  'rule.N-29.title': 'When the last hostage is lost',
  'rule.N-29':
    'If the last hostage to leave the Hostage Zone is lost, you still need one more release to capture the abductor. This does not apply against the second in command (N-27). The page tells you when you are in this situation.',
  'call.lost': '{n} lost (max. {most})',
  'call.fx.kill': 'lost',
  'call.fx.eliminate': 'out of action',
  'call.fate.lost': 'lost',
  'call.debrief.line':
    '{turn, plural, one {One turn} other {# turns}}; {saved, plural, one {# hostage} other {# hostages}} saved, {killed} lost{zone, plural, =0 {} other {, # never came out}}.',
  'call.banner.second': 'The second in command is in charge: each step the threat rises loses a hostage.',
  'call.escape.sure':
    'From here there are only two ways: the abductor is captured or put out of action in this conversation, or gets away and the game is lost.',
} as const satisfies Partial<Record<NegotiatorKey | CallKey, string>>

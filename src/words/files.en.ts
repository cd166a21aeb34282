/** What can be wrong with a file or with a choice: terminal and page say it in the same words. */
export const filesEn = {
  'file.not-json': 'This is not a whole JSON file; perhaps it was cut off.',
  'file.not-a-match': 'This is not a saved game.',
  'file.not-a-scenario': 'This is not a scenario file: its “format” must be “situation-room/scenario@1”.',
  'file.not-ours':
    'There is nothing of ours in this file. It should be a saved game, a scenario or an archive of Situation Room.',
  'file.not-a-career': 'This is not a whole career file. It was left as it is; move it away to begin a new one.',
  'file.version': 'This file has the format “{format}”, which this version does not know. A newer one may.',
  'file.edited': 'The file was changed after it was saved, so it is not to be trusted. It was left as it is.',
  'file.rules': 'It was played under version {is} of the rules; this program plays version {should}.',
  'file.deck': 'It was played with another deck than the one at hand.',
  'file.differs': 'Played again, event number {number} comes out differently.',
  'file.outcome-differs': 'Played again, it ends differently.',
  'debrief.not-over': 'This game is not over: what only its end may tell is not told yet.',
  'shape.type':
    'At “{at}” there should be {expected, select, string {a text} number {a number} int {a whole number} boolean {true or false} array {a list} other {an object}}.',
  'shape.value': 'At “{at}” there should be one of: {values}.',
  'shape.unknown': 'At “{at}” there is a field “{name}”, which is not known there.',
  'shape.unknown.top': 'There is a field “{name}”, which is not known there.',
  'shape.least': 'What is given at “{at}” is too small or too short: {least} at least.',
  'shape.most': 'What is given at “{at}” is too big or too long: {most} at most.',
  'shape.other': 'What is given at “{at}” cannot be understood there.',
  'match.unknown-choice': 'Choice number {number}, “{choice}”, is nothing one can choose in this game.',
  'match.illegal-choice': 'Choice number {number}, “{choice}”, is not allowed there ({rule}).',
  'match.no-such-option': '“{choice}” is nothing one can choose.',
  'match.nothing-to-undo': 'There is nothing to undo: a roll, a draw or a look cannot be taken back.',
  'match.no-rewind': 'Only practice games can be rewound.',
  'match.rewind-to':
    '{most, plural, =0 {Nothing has been chosen yet.} other {One can go back to a choice from number 1 to {most}.}}',
} as const

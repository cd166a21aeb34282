/** What can be wrong with the name of a player. */
export const namesEn = {
  'seats.name-empty': 'A player needs a name.',
  'seats.name-long': 'A name has at most {most} characters, and no control characters.',
  'seats.name-twice': 'Somebody is called “{name}” already. Every player needs a name of their own.',
} as const

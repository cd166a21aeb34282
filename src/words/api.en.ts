/** What the HTTP side of a server refuses before it comes to a table: limits, and requests that are none. */
export const apiEn = {
  'api.no-route': 'There is nothing at this address.',
  'api.method': 'This address can be asked by {allowed} only.',
  'api.too-long': 'At most {most} bytes are read here.',
  'api.no-json': 'What is sent here has to be JSON, and has to say so (content-type: application/json).',
  'api.bad-request': 'This request cannot be read.',
  'bot.none': 'No bot has this token or this id; it may have been given back.',
  'lobby.seat.program': 'Seat {n}: {name} (a program)',
  'api.rule': 'The rules of the game do not allow this ({key}).',
  'limit.requests':
    'Too many requests from your address. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'limit.tables':
    'Too many tables were opened from your address. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'limit.connections':
    'Too many lines from your address to this server. Close some, or try again in {seconds, plural, one {# second} other {# seconds}}.',
  'limit.wrong-passes':
    'Too many links or tokens from your address were not good. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'limit.messages':
    'So much at once is more than one line may carry. Try again in {seconds, plural, one {# second} other {# seconds}}.',
} as const

/** Text as somebody would type it to find it: without capitals, accents and curly apostrophes. */
export const plainly = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('’', "'")

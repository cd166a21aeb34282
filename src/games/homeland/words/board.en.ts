/** The situation board of the page, in English. */
export const boardEn = {
  'piece.intel.back': 'Intel, face down',
} as const

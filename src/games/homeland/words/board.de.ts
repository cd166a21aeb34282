export const boardDe = {
  'piece.intel.back': 'Information, verdeckt',
} as const

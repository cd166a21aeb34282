export const boardIt = {
  'piece.intel.back': 'Intelligence coperta',
} as const

export const boardIt = {} as const

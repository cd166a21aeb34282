export const callIt = {} as const

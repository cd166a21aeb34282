export const learnIt = {} as const

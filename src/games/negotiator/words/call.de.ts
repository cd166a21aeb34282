export const callDe = {} as const

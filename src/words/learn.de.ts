export const learnDe = {} as const

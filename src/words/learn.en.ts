export const learnEn = {} as const

export const callEn = {} as const

export const archiveEn = {} as const

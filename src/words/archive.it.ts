export const archiveIt = {} as const

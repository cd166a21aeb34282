export const archiveDe = {} as const

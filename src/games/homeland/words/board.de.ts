export const boardDe = {} as const

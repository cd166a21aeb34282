/** The record of what is thought at a table, beside its match: it goes with it. */
export const suspicionsAt = (id: string): string => `suspicions:${id}`

/** The records that belong to one match. */
export const ownRecordsOf = (id: string): readonly string[] => [suspicionsAt(id)]

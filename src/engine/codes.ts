/** The place of each name in a list, under that name: constants read from it cannot disagree with the list. */
export type Codes<Names extends readonly string[]> = {
  readonly [At in keyof Names & `${number}` as Names[At] & string]: At extends `${infer Code extends number}`
    ? Code
    : never
}

export const codesOf = <const Names extends readonly string[]>(names: Names): Codes<Names> =>
  Object.fromEntries(names.map((name, code) => [name, code])) as Codes<Names>

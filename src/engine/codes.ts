/**
 * The place of each name in a list, under that name: a constant of this type, or read from `codesOf`, cannot disagree
 * with the list. Only a list whose order the compiler knows has the places themselves as types.
 */
export type Codes<Names extends readonly string[]> = number extends Names['length']
  ? { readonly [Name in Names[number]]: number }
  : {
      readonly [At in keyof Names & `${number}` as Names[At] & string]: At extends `${infer Code extends number}`
        ? Code
        : never
    }

/** A list of as many others, one beside each. */
export type Beside<Names extends readonly string[], Other> = { readonly [At in keyof Names]: Other }

export const codesOf = <const Names extends readonly string[]>(names: Names): Codes<Names> =>
  Object.fromEntries(names.map((name, code) => [name, code])) as Codes<Names>

/** What a table has under a name from outside: every object answers to `constructor` and `toString`, and means nothing by it. */
export const own = <Row>(table: Readonly<Record<string, Row>>, name: string): Row | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

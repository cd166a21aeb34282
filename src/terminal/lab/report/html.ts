/** Pieces of a page: text is always made safe here, and nowhere else. */

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const safe = (text: string): string => text.replace(/[&<>"]/g, sign => SIGNS[sign])

export interface Table {
  readonly title: string
  readonly head: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly (string | number)[])[]
}

const cellOf = (cell: string | number): string =>
  typeof cell === 'number' ? `<td class="n">${cell}</td>` : `<td>${safe(cell)}</td>`

export function tableOf({ title, head, rows }: Table): string {
  const body = rows.map(
    ([name, ...cells]) => `<tr><th scope="row">${safe(String(name))}</th>${cells.map(cellOf).join('')}</tr>`,
  )
  return [
    `<div class="wide" tabindex="0" role="region" aria-label="${safe(title)}">`,
    `<table><caption>${safe(title)}</caption>`,
    `<thead><tr>${head.map(one => `<th scope="col">${safe(one)}</th>`).join('')}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody></table></div>`,
  ].join('\n')
}

/** A plot, and the table that has all of its numbers. */
export const figureOf = (svg: string, summary: string, table: Table): string =>
  [
    `<figure><div class="wide" tabindex="0" role="region" aria-label="${safe(table.title)}">${svg}</div></figure>`,
    `<details><summary>${safe(summary)}</summary>${tableOf(table)}</details>`,
  ].join('\n')

export const section = (title: string, ...parts: readonly string[]): string =>
  parts.some(part => part !== '') ? `<section><h2>${safe(title)}</h2>\n${parts.join('\n')}</section>` : ''

export const paragraph = (text: string): string => `<p>${safe(text)}</p>`

/** Colours for day and night; nothing here is said by them alone. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c1b19; --paper: #fbfaf7; --soft: #6b675f; --line: #d6d2c8; --mark: #8c2f1b; --other: #1d5a7a; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece8df; --paper: #171614; --soft: #a9a398; --line: #3a3733; --mark: #f0927c; --other: #7cc0e2; }
}
body { margin: 0 auto; padding: 1rem; max-width: 60rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1, h2 { line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; white-space: pre-wrap; }
figure { margin: 1rem 0; }
.wide { overflow-x: auto; }
.wide:focus-visible, summary:focus-visible { outline: 2px solid var(--other); outline-offset: 2px; }
.wide svg { min-width: 34rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0.5rem 0; }
caption { text-align: start; color: var(--soft); }
th, td { border-bottom: 1px solid var(--line); padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; }
td.n { text-align: end; }
summary { cursor: pointer; padding: 0.5rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } }
@media print { details > * { display: block; } }
`

/** One file that needs no other: no script, nothing from elsewhere. */
export const page = (language: string, title: string, body: string): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${safe(title)}</title><style>${STYLE}</style></head><body>`,
    body,
    '</body></html>\n',
  ].join('\n')

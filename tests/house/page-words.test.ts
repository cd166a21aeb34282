import { describe, expect, test } from 'vitest'
import { boardWords } from '../../src/games/homeland/words/board.ts'
import { debriefWords } from '../../src/games/homeland/words/debrief.ts'
import { helpWords } from '../../src/games/homeland/words/help.ts'
import { homelandWords } from '../../src/games/homeland/words/index.ts'
import { stageWords } from '../../src/games/homeland/words/stage.ts'
import { terminalEn } from '../../src/games/homeland/words/terminal.en.ts'
import { callWords } from '../../src/games/negotiator/words/call.ts'
import { negotiatorWords } from '../../src/games/negotiator/words/index.ts'
import { archiveWords } from '../../src/words/archive.ts'
import { words } from '../../src/words/catalog.ts'
import { guestsWords } from '../../src/words/guests.ts'
import type { Catalog } from '../../src/words/index.ts'
import { learnWords } from '../../src/words/learn.ts'
import { onlineWords } from '../../src/words/online.ts'
import { onlookWords } from '../../src/words/onlook.ts'
import { pageWords } from '../../src/words/page.ts'
import { passkeysWords } from '../../src/words/passkeys.ts'
import { peopleWords } from '../../src/words/people.ts'
import { severalEn } from '../../src/words/several.en.ts'
import { tableEn } from '../../src/words/table.en.ts'
import { namedKeys, type Peculiarities, sources, testLanguages } from '../words.ts'

/** The word files of the page. */
const catalogs: Readonly<Record<string, Catalog>> = {
  page: pageWords,
  learn: learnWords,
  archive: archiveWords,
  online: onlineWords,
  people: peopleWords,
  onlook: onlookWords,
  guests: guestsWords,
  passkeys: passkeysWords,
  call: callWords,
  board: boardWords,
  help: helpWords,
  stage: stageWords,
  debrief: debriefWords,
}
const all = [...Object.values(catalogs), words, negotiatorWords, homelandWords]
const isPage = (file: string): boolean => /^(web|host|table|games)\//.test(file)

/** Keys whose message is the same in another language because it is a name, a sign or a word both have. */
const same: Readonly<Record<string, Peculiarities>> = {
  page: { names: ['page.title', 'page.title.of'], shared: { it: [], de: ['settings.verbosity.normal'] } },
  learn: {
    names: Object.keys(learnWords.en).filter(key => key.startsWith('learn.game.') || key.startsWith('lesson.name.')),
    shared: { it: [], de: [] },
  },
  online: {
    names: [],
    shared: { it: ['online.bot.choose'], de: ['online.bot.choose', 'online.fair'] },
  },
  people: { names: [], shared: { it: [], de: ['online.pause'] } },
  debrief: { names: ['debrief.nonce'], shared: { it: [], de: [] } },
  archive: {
    names: ['archive.bot'],
    shared: {
      it: ['watch.mark.round', 'record.of.table'],
      de: ['watch.open.hand', 'watch.speed.normal', 'record.of.table'],
    },
  },
}

/** The beginnings of keys that a source puts together: say(`level.${n}`). */
const beginnings = new Set(
  sources
    .filter(({ file }) => isPage(file))
    .flatMap(({ text }) => [...text.matchAll(/`([a-z][a-z0-9-]*\.[a-z0-9.-]*)\$\{/g)].map(([, start]) => start)),
)

describe.each(Object.keys(catalogs))('%s', name => {
  const catalog = catalogs[name]
  const keys = Object.keys(catalog.en)

  test('no key is unused', () => {
    const texts = sources.filter(({ file }) => isPage(file)).map(({ text }) => text)
    const unused = keys.filter(
      key => !texts.some(text => text.includes(`'${key}'`)) && ![...beginnings].some(start => key.startsWith(start)),
    )
    expect(unused).toEqual([])
  })

  test('no key is in two word files', () => {
    const others = all.filter(other => other !== catalog)
    expect(keys.filter(key => others.some(other => Object.hasOwn(other.en, key)))).toEqual([])
  })

  testLanguages(catalog, same[name] ?? { names: [], shared: { it: [], de: [] } })
})

test('whatever the table answers to a claim or a note has its words where both are made', () => {
  const answers = /^(table\/(talk|notes)|games\/homeland\/talk\/\w+)\.ts$/
  const named = namedKeys(['talk', 'note'], file => answers.test(file))
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(key => !Object.hasOwn(tableEn, key))).toEqual([])
})

/** Kinds of questions that look like keys. */
const questions = ['intel.card', 'intel.case']

test('every key that the page names has its words', () => {
  const firstParts = [...new Set(all.flatMap(catalog => Object.keys(catalog.en).map(key => key.split('.')[0])))]
  const named = namedKeys(firstParts, file => file.startsWith('web/'))
  expect(named.length).toBeGreaterThan(100)
  const known = (key: string): boolean => questions.includes(key) || all.some(one => Object.hasOwn(one.en, key))
  expect(named.filter(key => !known(key))).toEqual([])
  // What the terminal alone says is not sent to the page.
  expect(named.filter(key => Object.hasOwn(severalEn, key) || Object.hasOwn(terminalEn, key))).toEqual([])
})

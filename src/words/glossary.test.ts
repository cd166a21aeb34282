import { describe, expect, test } from 'vitest'
import { faultsOf, glossary, type Place } from '../../tests/glossary.ts'
import { astOf } from '../../tests/words.ts'
import { boardWords } from '../games/homeland/words/board.ts'
import { debriefWords } from '../games/homeland/words/debrief.ts'
import { helpWords } from '../games/homeland/words/help.ts'
import { homelandWords } from '../games/homeland/words/index.ts'
import * as homelandDe from '../games/homeland/words/neutral.de.ts'
import * as homelandEn from '../games/homeland/words/neutral.en.ts'
import * as homelandIt from '../games/homeland/words/neutral.it.ts'
import { stageWords } from '../games/homeland/words/stage.ts'
import { callWords } from '../games/negotiator/words/call.ts'
import { negotiatorWords } from '../games/negotiator/words/index.ts'
import * as negotiatorDe from '../games/negotiator/words/neutral.de.ts'
import * as negotiatorEn from '../games/negotiator/words/neutral.en.ts'
import * as negotiatorIt from '../games/negotiator/words/neutral.it.ts'
import { archiveWords } from './archive.ts'
import { words } from './catalog.ts'
import { guestsWords } from './guests.ts'
import { type Catalog, languages } from './index.ts'
import { learnWords } from './learn.ts'
import { onlineWords } from './online.ts'
import { onlookWords } from './onlook.ts'
import { pageWords } from './page.ts'
import { passkeysWords } from './passkeys.ts'
import { peopleWords } from './people.ts'

/** All that people read, by the place it belongs to. */
const catalogs: Readonly<Record<Place, readonly Catalog[]>> = {
  homeland: [
    homelandWords,
    boardWords,
    helpWords,
    stageWords,
    debriefWords,
    { en: homelandEn.neutralEn, it: homelandIt.neutralIt, de: homelandDe.neutralDe },
  ],
  negotiator: [
    negotiatorWords,
    callWords,
    { en: negotiatorEn.neutralEn, it: negotiatorIt.neutralIt, de: negotiatorDe.neutralDe },
  ],
  shared: [
    words,
    archiveWords,
    guestsWords,
    learnWords,
    onlineWords,
    onlookWords,
    pageWords,
    passkeysWords,
    peopleWords,
  ],
}
const places = Object.keys(catalogs) as Place[]

type Ast = ReturnType<typeof astOf>

/** What is read of a message, without the names of its values: `{points}` is nothing anybody reads. */
const read = (ast: Ast): string =>
  ast
    .map(element =>
      'options' in element
        ? Object.values(element.options)
            .map(({ value }) => read(value))
            .join(' | ')
        : element.type === 0
          ? element.value
          : '#',
    )
    .join('')

describe.each(languages)('%s', language => {
  test.each(places)('%s: uses the words of the rulebooks', place => {
    const faults = catalogs[place].flatMap(catalog =>
      Object.keys(catalog[language]).flatMap(key =>
        faultsOf(read(astOf(catalog, language, key)), language, place).map(fault => `${key}: ${fault}`),
      ),
    )
    expect(faults).toEqual([])
  })

  test('every forbidden word says what to say instead, and is a pattern', () => {
    for (const { stem, say, why } of glossary[language]) {
      expect(() => new RegExp(stem, 'iu'), stem).not.toThrow()
      expect(say.length * why.length, stem).toBeGreaterThan(0)
    }
  })
})

test.each([
  ['de', 'homeland', 'Die Auswertung beginnt.', 'Auswertung: say Analyse'],
  ['de', 'homeland', 'Sie wurde AUSGEWERTET.', 'AUSGEWERTET: say Analyse'],
  ['de', 'shared', 'Einen Agenten an\u00adwerben', 'anwerben: say rekrutieren'],
  ['de', 'homeland', 'Ein Punkt', 'Punkt: say Siegpunkte'],
  ['de', 'homeland', 'Egal, wer ihn geschickt hat', 'geschickt: say eingesetzt'],
  ['it', 'negotiator', 'Nella Riserva', 'Riserva: say Zona di Acquisto'],
  ['it', 'homeland', 'Complotto sventato', 'sventato: say neutralizzare'],
  ['en', 'homeland', 'Your case was stopped.', 'was stopped: say neutralised'],
] as const)('a planted word is found: %s, %s: %s', (language, place, text, fault) => {
  expect(faultsOf(text, language, place)).toEqual([expect.stringContaining(fault)])
})

test('a word that holds another is not it', () => {
  expect(faultsOf('Siegpunkte, Gesprächspunkte', 'de', 'homeland')).toEqual([])
  expect(faultsOf('Die Flucht ist vereitelt.', 'de', 'negotiator')).toEqual([])
  expect(faultsOf('Torna nella riserva.', 'it', 'homeland')).toEqual([])
})

/** What stands alone in a message and has a name in the box. */
const names: readonly (readonly [Catalog, string, string, string])[] = [
  [homelandWords, 'card.surprise-attack', 'Attacco a sorpresa', 'Überraschungsangriff!'],
  [homelandWords, 'card.no-clearance', 'Nulla osta revocato', 'Befugnisse aufgehoben'],
  [homelandWords, 'card.search-warrant', 'Mandato di perquisizione', 'Durchsuchungsbefehl'],
  [homelandWords, 'card.blown-cover', 'Copertura saltata', 'Aufgeflogene Tarnung'],
  [homelandWords, 'kind.asset', 'Risorsa', 'Kontakt'],
  [homelandWords, 'kind.intel', 'Intelligence', 'Information'],
  [homelandWords, 'kind.plot', 'Complotto', 'Anschlag'],
  [homelandWords, 'agenda.mole', 'Talpa terrorista', 'Terroristen-Maulwurf'],
  [homelandWords, 'level.guarded', 'Medio', 'Vorsichtig'],
  [boardWords, 'board.title', 'Tabellone', 'Spielbrett'],
  [negotiatorWords, 'card.small-talk', 'Parliamo', 'Ein wenig plaudern'],
  [negotiatorWords, 'card.keep-cool', 'Restiamo calmi', 'Kühlen Kopf bewahren'],
  [negotiatorWords, 'card.just-stay-calm', 'Mantieni la calma', 'Bleiben Sie ganz ruhig'],
  [negotiatorWords, 'card.what-are-your-demands', 'Quali sono le tue richieste?', 'Was sind Ihre Forderungen?'],
  [negotiatorWords, 'card.take-the-shot', 'Cecchini, fuoco!', 'Scharfschütze, Schuss frei!'],
  [negotiatorWords, 'card.all-units-go', 'A tutte le unità, GO, GO, GO!', 'An alle Einheiten: Zugriff!'],
  [negotiatorWords, 'card.medical-care', 'Cure mediche', 'Ärztliche Versorgung'],
  [negotiatorWords, 'kind.pivotal', 'Fatto cruciale', 'Schlüsselereignis'],
  [negotiatorWords, 'abductor.second', 'Complice', 'Komplize'],
  [callWords, 'call.supply', 'Zona di Acquisto', 'Vorrat'],
]

test.each(names)('%#: a name of the box is printed as the box prints it', (catalog, key, italian, german) => {
  expect([catalog.it[key], catalog.de[key]], key).toEqual([italian, german])
})

test.each([
  ['en', 'victory points'],
  ['it', 'punti vittoria'],
  ['de', 'Siegpunkte'],
] as const)('%s: what the primer of Homeland counts are %s', (language, counted) => {
  for (const key of ['primer.accuse', 'primer.mole.2'] as const)
    expect(learnWords[language][key].toLowerCase()).toContain(counted.toLowerCase())
})

test('the first lesson speaks of several who walk free: two of them do', () => {
  const one = { en: /hostage goes|one walks/i, it: /primo ostaggio/i, de: /erste Geisel/i }
  for (const language of languages)
    for (const key of ['lesson.first-call.text', 'lesson.first-call.done'] as const)
      expect(learnWords[language][key]).not.toMatch(one[language])
})

test('on a card as on the phone, German strangers say Sie', () => {
  const german: Catalog[string & 'de'] = negotiatorWords.de
  const familiar = Object.keys(german).filter(
    key => key.startsWith('card.') && /(?<!\p{L})(du|dich|dir|dein\p{L}*|bleib|stell)(?!\p{L})/iu.test(german[key]),
  )
  expect(familiar).toEqual([])
})

import type { Language } from '../src/words/index.ts'

/**
 * The words of the box, held: whoever owns the game must find its words here, so a word that the rulebooks do not use
 * for a thing is not used for it. The lists “Words” at the top of the rules files say which words those are.
 */

/** Where messages are: those of one game, and those that belong to none (command, page, table, lessons, archive). */
export type Place = 'homeland' | 'negotiator' | 'shared'

export interface Forbidden {
  /** How the word begins, as a pattern; it may end in any way. Upper and lower case are one. */
  readonly stem: string
  /** What is said instead. */
  readonly say: string
  readonly why: string
  /** Where it is forbidden; everywhere if nothing is said. */
  readonly in?: readonly Place[]
}

const HOMELAND = ['homeland', 'shared'] as const
const NEGOTIATOR = ['negotiator', 'shared'] as const

const analysed = 'a threat is analysed, never evaluated or resolved'
const neutralised = 'a threat that blue beats is neutralised'
const deployed = 'Agents and Soldiers are deployed'
const points = 'what is counted at the end of Homeland are victory points'
const named = 'the rulebook prints the card under this name'

export const glossary: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: [
    { stem: 'analyz', say: 'analyse', why: 'one spelling' },
    { stem: 'neutraliz', say: 'neutralise', why: 'one spelling' },
    { stem: 'evaluat', say: 'analyse', why: analysed },
    { stem: 'resolves? next', say: 'is analysed next', why: analysed },
    { stem: 'thwart|foil|avert', say: 'neutralise', why: neutralised },
    { stem: '(?:is|was) stopped', say: 'neutralised', why: neutralised, in: ['homeland'] },
    { stem: 'sends?(?!\\p{L})|sent(?!\\p{L})', say: 'deploy', why: deployed, in: ['homeland'] },
    { stem: 'hire', say: 'recruit', why: 'Agents, Soldiers and assets are recruited' },
    { stem: 'investigator', say: 'Case Lead', why: 'whoever leads a case is its Case Lead' },
    { stem: '(?<!victory )points?(?!\\p{L})', say: 'victory points', why: points, in: ['homeland'] },
    { stem: 'captor|kidnapper', say: 'abductor', why: 'the one with the hostages is the abductor', in: NEGOTIATOR },
    { stem: 'accomplice|henchm', say: 'second in command', why: 'the card has this name', in: NEGOTIATOR },
  ],
  it: [
    { stem: 'valutazion', say: 'analisi', why: analysed },
    { stem: 'sventa', say: 'neutralizzare', why: neutralised, in: HOMELAND },
    {
      stem: '(?:mand(?:a|i|ane|are|arl[aeio]|arvi)|colloca)(?!\\p{L})',
      say: 'schierare',
      why: deployed,
      in: ['homeland'],
    },
    { stem: 'assolda|ingaggi', say: 'reclutare', why: 'si reclutano agenti, soldati e risorse' },
    { stem: 'plancia', say: 'tabellone', why: 'the board has this name' },
    { stem: 'ricadut', say: 'effetto collaterale', why: 'what a plot leaves has this name' },
    { stem: 'influenz', say: 'peso politico', why: 'the token has this name', in: HOMELAND },
    { stem: 'reprimend', say: 'rimprovero ufficiale', why: 'the rule has this name' },
    { stem: 'dron[ei](?! strike)', say: 'drone strike', why: 'the icon has this name' },
    { stem: 'punt[oi](?! vittoria)(?!\\p{L})', say: 'punti vittoria', why: points, in: ['homeland'] },
    { stem: 'rapitor|rapitric', say: 'sequestratore', why: 'the one with the hostages has this name' },
    { stem: 'conversazion', say: 'discussione', why: 'cards, points and phase have this name', in: NEGOTIATOR },
    { stem: 'riserva(?!t)', say: 'Zona di Acquisto', why: 'where cards are bought has this name', in: NEGOTIATOR },
    { stem: 'svantagg', say: 'contropartita', why: 'what a conceded demand brings has this name', in: NEGOTIATOR },
    {
      stem: 'pass[oi] (?:in più|in eccesso|di aumento|rimanenti)',
      say: 'tacca',
      why: 'a step of the threat',
      in: NEGOTIATOR,
    },
    { stem: 'ucci[ds]', say: 'eliminare', why: 'hostages are liberati or eliminati', in: NEGOTIATOR },
    { stem: 'ostaggi\\p{L}* (?:in salvo|salvat)', say: 'liberato', why: 'hostages are liberati or eliminati' },
    { stem: 'event[oi] (?:cruciale|chiave)', say: 'fatto cruciale', why: 'the card has this name' },
    { stem: 'sangue freddo', say: 'Restiamo calmi', why: named, in: ['negotiator'] },
    { stem: 'quattro chiacchiere', say: 'Parliamo', why: named },
    { stem: 'cecchino', say: 'Cecchini, fuoco!', why: named, in: ['negotiator'] },
    { stem: 'irruzione', say: 'A tutte le unità, GO, GO, GO!', why: named },
  ],
  de: [
    { stem: 'auswert|ausgewert|auszuwert', say: 'Analyse, analysieren', why: analysed },
    { stem: 'abwehr|abgewehr|abzuwehr|vereitel', say: 'neutralisieren', why: neutralised, in: HOMELAND },
    { stem: 'anwerb|angeworb|anzuwerb', say: 'rekrutieren', why: 'Agents, Soldiers and assets are recruited' },
    { stem: 'abwerf|abgeworf|abzuwerf|abwirf', say: 'ablegen', why: 'what is discarded is “abgelegt”' },
    { stem: '(?:agenten|soldaten) (?:hierher )?schick', say: 'einsetzen', why: deployed },
    { stem: 'geschickt', say: 'eingesetzt', why: deployed, in: ['homeland'] },
    { stem: 'summe', say: 'Gesamtwert', why: 'red and blue come to a “Gesamtwert”', in: HOMELAND },
    { stem: 'spielplan|lagetafel|tafel', say: 'Spielbrett', why: 'the board has this name' },
    { stem: 'terroristenzug', say: 'Terroristen-Spielzug', why: 'the turn has this name' },
    { stem: 'terroristenmarker', say: 'Terroristen-Marker', why: 'the marker has this name' },
    { stem: 'punkt', say: 'Siegpunkte', why: points, in: ['homeland'] },
    { stem: '(?<!leitende[nrs]? )ermittler', say: 'Leitender Ermittler', why: 'the card has this name', in: HOMELAND },
    { stem: 'freigabe', say: 'Befugnisse aufgehoben', why: named, in: ['homeland'] },
    { stem: 'anklag', say: 'Beschuldigung', why: 'the last act of Homeland has this name' },
    { stem: 'aktive?[nrs]?(?!\\p{L})', say: 'aktiviert', why: 'an asset face up is “aktiviert”', in: ['homeland'] },
    { stem: 'agenda', say: 'Rolle', why: 'the secret card has this name' },
    { stem: 'fallout', say: 'Konsequenzen', why: 'what a plot leaves has this name' },
    { stem: 'komplexität', say: 'Schwierigkeit', why: 'the number of a plot has this name' },
    { stem: 'reputation', say: 'Ansehen', why: 'the token has this name' },
    { stem: 'komplott|verschwörung', say: 'Anschlag', why: 'the card has this name' },
    { stem: 'bloßstell|aufdeckung', say: 'Enttarnung', why: 'the rule has this name' },
    { stem: 'rüge|verweis(?!t)', say: 'Dienstlicher Tadel', why: 'the rule has this name' },
    { stem: 'drohnenschlag|drohne(?!nangriff)', say: 'Drohnenangriff', why: 'the icon has this name' },
    { stem: 'agentur', say: 'Behörde', why: 'the track has this name' },
    { stem: 'handlimit', say: 'Handkartenlimit', why: 'the number has this name' },
    { stem: 'entführer', say: 'Geiselnehmer', why: 'the one with the hostages has this name', in: NEGOTIATOR },
    { stem: 'bedrohungslevel', say: 'Bedrohungsstufe', why: 'the level has this name' },
    { stem: 'bedrohungstest', say: 'Bedrohungsprobe', why: 'the test has this name' },
    { stem: 'eliminier', say: 'ausschalten', why: 'an abductor is “ausgeschaltet”' },
    { stem: 'stellvertret', say: 'Komplize', why: 'the card has this name', in: NEGOTIATOR },
  ],
}

/** The forbidden words in a text of one language and place, each with what to say instead. */
export function faultsOf(text: string, language: Language, place: Place): string[] {
  const read = text.replaceAll('\u00ad', '')
  return glossary[language]
    .filter(word => (word.in ?? [place]).includes(place))
    .flatMap(({ stem, say, why }) => {
      const found = new RegExp(`(?<!\\p{L})(?:${stem})\\p{L}*`, 'iu').exec(read)
      return found ? [`${found[0]}: say ${say} (${why})`] : []
    })
}

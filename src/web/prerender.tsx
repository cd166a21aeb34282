import { renderToString } from 'react-dom/server'
import type { Language, Messages } from '../words/index.ts'
import { App } from './App.tsx'
import type { Link } from './link.ts'
import { loadWords } from './shared/words.tsx'

/** Nobody answers while the page is being built. */
const nobody: Link = {
  ask: () => new Promise(() => {}),
  onLost: () => () => {},
  onUpdate: () => () => {},
  botsWithinMs: 0,
}

/** The home as it is before anything is known of the visitor. */
export async function drawHome(language: Language): Promise<string> {
  const words: Messages = await loadWords(language, 'page')
  return renderToString(<App link={nobody} words={words} locale={language} />)
}

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { parsedWords } from './scripts/parsed-words.ts'

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Chunks of what is needed together: each piece apart would be a request more, and packed apart they weigh more. */
const together = (chunks: Readonly<Record<string, RegExp>>) => ({
  includeDependenciesRecursively: false,
  groups: Object.entries(chunks).map(([name, test]) => ({ name, test })),
})

/** What every screen needs, and what a call and a board need besides. */
const ofPage = together({
  ...Object.fromEntries(
    ['en', 'it', 'de'].flatMap(language => [
      // What is said at any table of Homeland, and besides at one elsewhere.
      [
        `homeland.${language}`,
        new RegExp(`src/(words/(names|table)\\.|games/homeland/words/((cards|board|stage)\\.)?)${language}\\.ts$`),
      ],
      [`elsewhere.${language}`, new RegExp(`src/words/(online|elsewhere)\\.${language}\\.ts$`)],
    ]),
  ),
  page: /vite\/preload-helper|node_modules\/(react|react-dom|scheduler|intl-messageformat|@formatjs)\/|src\/web\/drawings\/\w+\.svg|src\/(words\/(index|message|shown)|engine\/(own|game)|table\/log|games\/parts|host\/(changed|shown)|web\/(games|link|online\/TableAhead|shared\/(announce|CardSource|Drawing|follow|Mishap|open|Problem|router|Ruled|save|settings|Sheet|Shell|sound|Unkept|useShortcuts|useTable|useTitle|words)))\.tsx?$/,
  call: /src\/(games\/negotiator\/(options|vocabulary|tell\/(speak|rule-of)|view\/view|cards\/(?!provenance)\w+|lines\/lines)|web\/negotiator\/(Call|CallHead|CallTable|CardRules|CardSheet|CaseFile|Conversation|model|Dice|Dock|Hand|hostages|moment|names|Outcomes|Stage|Supply|TerrorFace|Threat|leaves|use[A-Z]\w*|WhyNot))\.tsx?$/,
  board:
    /src\/(games\/homeland\/(explain\/(refuse|checklist|scales)|tell\/(blocks|board-then|digest))|web\/homeland\/(across|acts|Agenda|Asking|Assets|Briefing|Case|CaseMenu|Cases|Checklist|Curtain|Desk|Drawer|Facts|Hand|IntelCard|IntelMark|known|Later|Log|memory|Mine|model|More|OpenCase|Pages|play|PlayerMark|Players|PlotCard|Probe|room|Seen|Since|Situation|Story|Tracks|Turn|use[A-Z]\w*|whatIKnow|deskOnly|talk\/(ClaimsOn|PinnedAnswer)|theatre\/(?!Analysis)\w+)|web\/online\/(context|shared\/useScreen))\.tsx?$/,
  homeland:
    /src\/(engine\/codes|table\/names|host\/memory|games\/homeland\/(vocabulary|events|options|cards\/(deck|assets|intel|organizations|plots|standard)|talk\/(answers|claims)|(rules|explain)\/owed|tell\/(facts|tell|telling|speak)))\.ts$/,
  elsewhere:
    /src\/(client\/(link|calls|refusal|line|carriers|event-stream|time-left)|bots\/names|table\/(clock|lobby|code|paces|json-text)|host\/refusal|web\/online\/(arriving|Arrive|Gathering|NameField|Table|calls|link|link-beside|people|protocol|seats|useAct|useNow|useTurnTitle|Standing|Onward))\.tsx?$/,
})

/** What the worker needs for any match; for one of Homeland; and for the bots at it. */
const ofWorker = together({
  host: /node_modules\/(idb|@noble)\/|src\/(bots\/names|engine\/(?!chacha20)[\w-]+|seed\/\w+|games\/(index|no-positions|parts|negotiator\/vocabulary)|table\/(choice|commitment|file|log|match|names|options|questions|seats|step)|host\/(change|diff|handle|hosted|opening|records|refusal|sight|streams|told|unkept-store)|web\/worker\/(lock|request|store))\.ts$/,
  homeland:
    /src\/games\/(by-hand|homeland\/(vocabulary|events|options|game|load|cards\/(deck|assets|intel|organizations|plots|standard)|talk\/(answers|claims|index)|rules\/[\w-]+|explain\/(owed|refuse|checklist|explain)|view\/[\w-]+|knowledge\/(knowledge|deal-intel|belief|laid|pools|draw|worlds)))\.ts$/,
  minds:
    /src\/(host\/(minds|speech)|bots\/(bot|manners|random|seated)|table\/(evening|notes|talk|words|answer|vote))\.ts$/,
  bots: /src\/bots\/homeland\/(?!measured|first\/(careerist|cover))[\w/-]+\.ts$/,
})

const names = { chunkFileNames: 'assets/[name]-[hash:7].js' }

/** The page: it works from any folder of any host, so every address in it is relative. */
export default defineConfig({
  root: at('src/web'),
  base: './',
  define: { SERVED: JSON.stringify(process.env.SITUATION_ROOM_ALONE === undefined) },
  build: {
    outDir: at('dist/web'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Browsers of this target preload modules themselves.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: ofPage,
        // Shorter than usual, and long enough: names are in what is loaded first, and do not compress.
        ...names,
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        codeSplitting: ofWorker,
        ...names,
      },
    },
  },
  plugins: [react(), parsedWords()],
})

/** What is only there once it is opened: one piece of the page for all of it, loaded after the board. */
export { CaseFile } from './CaseFile.tsx'
export { CommandLine } from './CommandLine.tsx'
export { Help } from './Help.tsx'
export { Piles } from './Piles.tsx'
export { Suspicions } from './suspicion/Suspicions.tsx'
export { Notes } from './talk/Notes.tsx'
export { Talk } from './talk/Talk.tsx'
export { Analysis } from './theatre/Analysis.tsx'

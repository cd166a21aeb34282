import type { ReactNode } from 'react'
import { type UnsentHere, useUnsent } from './useUnsent.ts'

/** What is kept of a claim in the making, for whoever draws it: loaded at tables elsewhere alone. */
export const KeptClaim = ({ children }: { children: (unsent: UnsentHere | null) => ReactNode }) => children(useUnsent())

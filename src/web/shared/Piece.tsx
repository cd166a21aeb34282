import { Component, type ReactNode, Suspense } from 'react'
import { Problem } from './Problem.tsx'

interface Props {
  readonly children: ReactNode
  /** What stands there until it is loaded. */
  readonly fallback?: ReactNode
  /** An addition that nobody asked for: where it cannot be had, nothing is said. */
  readonly isQuiet?: boolean
}

/**
 * A piece of a screen that is loaded when it is wanted. Where it cannot be (offline, and the page is not kept yet), a
 * sentence says so, and the screen around it stays. React catches such mistakes only by a class.
 */
export class Piece extends Component<Props, { failed: boolean; isTold: boolean }> {
  override state: { failed: boolean; isTold: boolean } = { failed: false, isTold: false }

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true }
  }

  override render(): ReactNode {
    const { children, fallback, isQuiet = false } = this.props
    if (!this.state.failed) return <Suspense fallback={fallback}>{children}</Suspense>
    if (isQuiet || this.state.isTold) return null
    const refusal = { key: navigator.onLine ? 'page.piece' : 'page.piece.offline', values: {}, rule: null }
    return <Problem refusal={refusal} onDismiss={() => this.setState({ isTold: true })} />
  }
}

import { Component, type ReactNode } from 'react'
import type { Say } from '../../words/index.ts'

/**
 * What a screen becomes when drawing it fails: a sentence and a way on. The match is in the store, so nothing is lost.
 * React catches such mistakes only by a class.
 */
export class Mishap extends Component<{ say: Say; place: string; children: ReactNode }, { failed: string | null }> {
  override state: { failed: string | null } = { failed: null }

  static getDerivedStateFromError(error: unknown): { failed: string } {
    return { failed: error instanceof Error ? error.message : String(error) }
  }

  override componentDidUpdate(before: { place: string }): void {
    if (before.place !== this.props.place && this.state.failed !== null) this.setState({ failed: null })
  }

  override render(): ReactNode {
    const { say, children } = this.props
    if (this.state.failed === null) return children
    // To load the page again without a connection may lose the tab as well: the way back is still here.
    const isAway = !navigator.onLine
    return (
      <section className="paper lone" role="alert">
        <h1>{say('page.mishap')}</h1>
        <p>{isAway ? say('page.mishap.offline') : say('page.mishap.text', { problem: this.state.failed })}</p>
        <p>
          <button type="button" className="button" onClick={() => (isAway ? history.back() : location.reload())}>
            {say(isAway ? 'page.back' : 'page.reload')}
          </button>{' '}
          <a className="button quiet" href="#/">
            {say('page.home')}
          </a>
        </p>
      </section>
    )
  }
}

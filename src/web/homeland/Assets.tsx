import { nameOfParts, partsOf } from '../../games/homeland/options.ts'
import { CardSource } from '../shared/CardSource.tsx'
import { Drawing } from '../shared/Drawing.tsx'
import { type BoardModel, cardName } from './model.ts'
import type { Play } from './play.ts'
import { Story } from './Story.tsx'

/** An asset with its text: what it is worth, and what it does. */
export function AssetText({ model, id, isNamed = true }: { model: BoardModel; id: string; isNamed?: boolean }) {
  return (
    <>
      <Drawing from="board" name={`asset-${id}`} className="asset-drawing" />
      <span className="asset-words">
        {isNamed && <b className="asset-name">{cardName(model, id)}</b>}
        <Story id={id}>{line => <span className="asset-line">{line}</span>}</Story>
        {(model.texts.get(id)?.text ?? []).map(line => (
          <span key={line} className="asset-line">
            {line}
          </span>
        ))}
      </span>
    </>
  )
}

function AssetCard({ play, id, isUp }: { play: Play; id: string; isUp: boolean }) {
  const { model, options, lines } = play
  const { say, view } = model
  const text = model.texts.get(id)
  const acts = (['activate', 'use', 'burn'] as const)
    .map(verb => nameOfParts({ verb, asset: id }))
    .filter(name => options.has(name))
  const isAskedFor = play.asked?.kind !== 'turn.act' && acts.length > 0
  return (
    <li className={`asset ${isUp ? 'is-up' : 'is-down'} ${isAskedFor ? 'is-lit' : ''}`}>
      <div className="asset-face">
        <AssetText model={model} id={id} />
      </div>
      <p className="asset-state">
        {say(isUp ? 'asset.up' : 'asset.down')}
        {view.used.includes(id) && ` · ${say('asset.used')}`}
      </p>
      {text && <CardSource game="homeland" card={text} />}
      {acts.length > 0 && (
        <div className="asset-acts">
          {acts.map(name => (
            <button key={name} type="button" className="button quiet" onClick={() => play.act(name)}>
              {lines.get(name)?.label ?? name}
            </button>
          ))}
        </div>
      )}
    </li>
  )
}

/** The own assets, face up and face down, and what can be done with them now. */
export function Assets({ play }: { play: Play }) {
  const { model, seat, options, lines } = play
  const { view, say } = model
  if (!view.me) return null
  const { up } = view.players[seat]
  const { down } = view.me
  const strikes = [...options].filter(name => partsOf(name)?.verb === 'strike')
  return (
    <section className="assets" aria-labelledby="assets-title">
      <h3 id="assets-title" tabIndex={-1}>
        {say('assets.title')}
      </h3>
      {up.length + down.length === 0 ? (
        <p>{say('assets.none')}</p>
      ) : (
        <ul className="asset-row">
          {up.map(id => (
            <AssetCard key={id} play={play} id={id} isUp />
          ))}
          {down.map(id => (
            <AssetCard key={id} play={play} id={id} isUp={false} />
          ))}
        </ul>
      )}
      {strikes.length > 0 && (
        <div className="asset-acts">
          {strikes.map(name => (
            <button key={name} type="button" className="button quiet" onClick={() => play.act(name)}>
              <Drawing from="board" name="drone-strike" />
              {lines.get(name)?.label ?? name}
            </button>
          ))}
        </div>
      )}
    </section>
  )
}

import { useMemo } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './Avatar.module.css'
import type { ShownBody } from './shown-body.ts'
import { type Silhouette, silhouetteOf } from './silhouette.ts'
import { views } from './ViewButtons.tsx'

const marginMm = 60

/** Each body from the front and from the side, to one scale, with the tape's heights. */
export function Silhouettes({ bodies, description }: { bodies: readonly ShownBody[]; description: string }) {
  return (
    <div className={styles.flat} role="img" aria-label={description}>
      {bodies.map((body, k) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the earlier body stands first, the newest last
        <FlatBody key={k} body={body} />
      ))}
    </div>
  )
}

function FlatBody({ body }: { body: ShownBody }) {
  const t = useT()
  const { avatar, caption, tapes = [] } = body
  const drawn = useMemo(
    () => [silhouetteOf(avatar, 'front'), silhouetteOf(avatar, 'side')] as const,
    [avatar],
  )
  return (
    <figure>
      <div className={styles.pair}>
        {drawn.map((silhouette, k) => (
          <Outline
            key={views[k]}
            silhouette={silhouette}
            lines={tapes.flatMap(({ site }) => {
              const level =
                site in avatar.levels ? avatar.levels[site as keyof typeof avatar.levels] : undefined
              return level === undefined ? [] : [level]
            })}
            title={t(`avatar.view.${views[k]}`)}
          />
        ))}
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

interface OutlineProps {
  silhouette: Silhouette
  /** Heights over the floor. */
  lines: readonly number[]
  title: string
}

function Outline({ silhouette, lines, title }: OutlineProps) {
  const { path, from, to, heightMm } = silhouette
  const box = [from - marginMm, -marginMm, to - from + 2 * marginMm, heightMm + 2 * marginMm]
  return (
    <svg viewBox={box.join(' ')} className={styles.outline} aria-hidden="true">
      <title>{title}</title>
      <path d={path} className={styles.skin} />
      {lines.map((level) => (
        <line
          key={level}
          className={styles.level}
          x1={from - marginMm / 2}
          x2={to + marginMm / 2}
          y1={heightMm - level}
          y2={heightMm - level}
        />
      ))}
    </svg>
  )
}

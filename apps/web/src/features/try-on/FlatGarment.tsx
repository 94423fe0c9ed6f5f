import type { Avatar } from '@darzi/body/shapes.ts'
import { useMemo } from 'react'
import { silhouetteOf } from '../../ui/avatar/silhouette.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './TryOn.module.css'
import type { Worn } from './use-worn.ts'

const marginMm = 60

/** The garment drawn flat on the body's outline, from the front and from the side. */
export function FlatGarment({ avatar, worn }: { avatar: Avatar; worn: Worn }) {
  const say = useSay()
  const views = useMemo(() => {
    const cloth = { ...avatar, positions: worn.mesh.positions, indices: worn.mesh.indices }
    return (['front', 'side'] as const).map((view) => ({
      view,
      ...{ body: silhouetteOf(avatar, view), cloth: silhouetteOf(cloth, view) },
    }))
  }, [avatar, worn])
  return (
    <div className={styles.flat} aria-hidden="true">
      {views.map(({ view, body, cloth }) => (
        <svg
          key={view}
          viewBox={[
            body.from - marginMm,
            -marginMm,
            body.to - body.from + 2 * marginMm,
            body.heightMm + 2 * marginMm,
          ].join(' ')}
          style={{ color: worn.colour.hex }}
        >
          <title>{say(`avatar.view.${view}`)}</title>
          <path className={styles.flatBody} d={body.path} />
          <path className={styles.flatCloth} d={cloth.path} />
        </svg>
      ))}
    </div>
  )
}

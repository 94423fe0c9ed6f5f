import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Avatar } from '@darzi/body/shapes.ts'
import { useMemo } from 'react'
import { silhouetteOf } from '../../ui/avatar/silhouette.ts'
import { useT } from '../../words/use-t.ts'
import { fitLayers } from './flat-layers.ts'
import styles from './TryOn.module.css'

interface Props {
  avatar: Avatar
  mesh: GarmentMesh
  hex: string
  /** Coloured by its fit. */
  isMap: boolean
}

const marginMm = 60

/** The garment drawn flat on the body's outline, from the front and from the side: in its colour, or its fit as colours. */
export function FlatGarment({ avatar, mesh, hex, isMap }: Props) {
  const t = useT()
  const views = useMemo(() => {
    const cloth = { ...avatar, positions: mesh.positions, indices: mesh.indices }
    return (['front', 'side'] as const).map((view) => ({
      view,
      body: silhouetteOf(avatar, view),
      layers: isMap ? fitLayers(avatar, mesh, view) : [{ label: undefined, ...silhouetteOf(cloth, view) }],
    }))
  }, [avatar, mesh, isMap])
  return (
    <div className={styles.flat} aria-hidden="true">
      {views.map(({ view, body, layers }) => (
        <svg
          key={view}
          viewBox={[
            body.from - marginMm,
            -marginMm,
            body.to - body.from + 2 * marginMm,
            body.heightMm + 2 * marginMm,
          ].join(' ')}
          style={{ color: hex }}
        >
          <title>{t(`avatar.view.${view}`)}</title>
          <path className={styles.flatBody} d={body.path} />
          {layers.map(({ label, path }) => (
            <path
              key={label}
              className={label ? styles.flatFit : styles.flatCloth}
              data-fit={label}
              d={path}
            />
          ))}
        </svg>
      ))}
    </div>
  )
}

import type { GarmentMesh } from '@darzi/body/garment/garment.ts'
import type { Avatar, AvatarRequest } from '@darzi/body/shapes.ts'
import { hangsFromWaist } from '@darzi/tailoring/collection/ends.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { lazy, useMemo, useState } from 'react'
import { AvatarView } from '../../ui/avatar/AvatarView.tsx'
import { silhouetteOf } from '../../ui/avatar/silhouette.ts'
import { useAvatar } from '../../ui/avatar/use-avatar.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { shortWords } from './advice-words.ts'
import type { ClothPhoto } from './cloth-photo.ts'
import fitStyles from './Fit.module.css'
import { fitLayers } from './flat-layers.ts'
import { isSewnLook, type Look, LookChoice } from './LookChoice.tsx'
import { MapLegend } from './MapLegend.tsx'
import { PullLegend } from './PullLegend.tsx'
import { sizeWords } from './size-words.ts'
import styles from './TryOn.module.css'
import { useOutfit } from './use-outfit.ts'
import { useSewn } from './use-sewn.ts'
import type { Worn } from './use-worn.ts'
import worn from './Worn.module.css'

interface FlatGarmentProps {
  avatar: Avatar
  mesh: GarmentMesh
  hex: string
  /** Coloured by its fit. */
  isMap: boolean
}

const marginMm = 60

/** The garment drawn flat on the body's outline, from the front and from the side: in its colour, or its fit as colours. */
function FlatGarment({ avatar, mesh, hex, isMap }: FlatGarmentProps) {
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
    <div className={worn.flat} aria-hidden="true">
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
          <path className={worn.flatBody} d={body.path} />
          {layers.map(({ label, path }) => (
            <path
              key={label ?? 'cloth'}
              className={label ? worn.flatFit : worn.flatCloth}
              data-fit={label}
              d={path}
            />
          ))}
        </svg>
      ))}
    </div>
  )
}

const GarmentSkin = lazy(() => import('./GarmentSkin.tsx'))

interface Props {
  scan: StoredScan
  request: AvatarRequest
  unit: LengthUnit
  worn: Worn | undefined
  look: Look
  onLook: (look: Look) => void
  /** Of cloth that the garment is shown in. */
  photo: ClothPhoto | undefined
}

/** The person's form in what they try on: by its tape, or sewn and hanging; as cloth or as colours of fit. */
export function WornPicture({ scan, request, unit, worn, look, onLook, photo }: Props) {
  const t = useT()
  const { avatar, isMaking, hasFailed } = useAvatar(request)
  const [isWhole, setWhole] = useState(true)
  const outfit = useOutfit({ avatar, scan, worn, isWanted: isWhole })
  const sewn = useSewn({ avatar, scan, outfit, isWanted: worn !== undefined && isSewnLook(look) })
  const { chest, waist, hips } = scan.estimates
  const figures = {
    chest: sizeWords(chest.mm, unit, t),
    waist: sizeWords(waist.mm, unit, t),
    hips: sizeWords(hips.mm, unit, t),
  }
  const wears = worn && { name: worn.item.name, size: worn.size.size, colour: worn.colour.name }
  const short = worn?.short && shortWords(worn.short, unit, t)
  const pieces = outfit?.pieces.map(({ companion: { name } }) => t(`try-on.with.${name}`)) ?? []
  const goesWith = pieces.length > 0 && t('try-on.with.all', { pieces: pieces.join(', ') })
  const isDressed = outfit?.of === worn
  const hanging = isSewnLook(look) ? sewn.shown : undefined
  const mesh = hanging?.mesh ?? outfit?.mesh
  const isMap = look === 'map' || (look === 'pull' && hanging !== undefined)
  if (hasFailed) return <p className={styles.waiting}>{t('try-on.picture.failed')}</p>
  if (!avatar)
    return (
      <p className={styles.waiting} role="status">
        {t('try-on.picture.making')}
      </p>
    )
  return (
    <div className={styles.view}>
      {short && <p className={fitStyles.tooSmall}>{short}</p>}
      <AvatarView
        avatar={avatar}
        isBusy={isMaking || sewn.isSewing || !isDressed}
        description={
          wears
            ? [t('try-on.picture.wearing', { ...figures, ...wears }), goesWith, short]
                .filter(Boolean)
                .join(' ')
            : t('try-on.picture.bare', figures)
        }
        isTopCovered={outfit && (outfit.pieces.length > 0 || !hangsFromWaist(outfit.of.item.cut))}
        flat={
          outfit &&
          mesh && <FlatGarment avatar={avatar} mesh={mesh} isMap={isMap} hex={outfit.of.colour.hex} />
        }
      >
        {outfit && mesh && (
          <GarmentSkin
            mesh={mesh}
            isMap={isMap}
            cloth={outfit.of.item.cloth}
            hex={outfit.of.colour.hex}
            photo={photo}
          />
        )}
        {outfit?.pieces.map(({ companion: { garment }, mesh, hex }, k) => (
          <GarmentSkin
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one outfit come at once
            key={k}
            mesh={hanging?.pieces[k] ?? mesh}
            cloth={garment.cloth}
            hex={hex}
            isMap={false}
            // A blouse and its skirt are of one cloth; what is worn under them is plain.
            photo={garment.cloth === outfit.of.item.cloth ? photo : undefined}
          />
        ))}
      </AvatarView>
      {worn && (
        <LookChoice look={look} onLook={onLook}>
          {worn.item.cut !== 'dress' && (
            <button type="button" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
              {t('try-on.look.whole')}
            </button>
          )}
        </LookChoice>
      )}
      {goesWith && <p className={styles.soft}>{goesWith}</p>}
      {worn && look === 'map' && <MapLegend worn={worn} unit={unit} />}
      {look === 'pull' && hanging && <PullLegend />}
      {worn && isSewnLook(look) && (
        <p className={styles.soft} role="status">
          {t(
            sewn.isSewing
              ? 'try-on.sewn.working'
              : sewn.hasFailed
                ? 'try-on.sewn.failed'
                : 'try-on.sewn.done',
          )}
        </p>
      )}
      {!worn && <p className={styles.soft}>{t('try-on.picture.choose')}</p>}
    </div>
  )
}

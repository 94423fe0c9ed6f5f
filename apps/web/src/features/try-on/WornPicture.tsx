import type { AvatarRequest } from '@darzi/body/shapes.ts'
import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { lazy } from 'react'
import { AvatarView } from '../../ui/avatar/AvatarView.tsx'
import { useAvatar } from '../../ui/avatar/use-avatar.ts'
import { useSay } from '../../words/use-say.ts'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { FlatGarment } from './FlatGarment.tsx'
import { MapLegend } from './MapLegend.tsx'
import { sizeWords } from './size-words.ts'
import styles from './TryOn.module.css'
import type { Worn } from './use-worn.ts'

const GarmentSkin = lazy(() => import('./GarmentSkin.tsx'))

export const looks = ['cloth', 'map'] as const
export type Look = (typeof looks)[number]

interface Props {
  scan: KeptScan
  request: AvatarRequest
  body: BodySizes
  unit: LengthUnit
  worn: Worn | undefined
  look: Look
  onLook: (look: Look) => void
}

/** The person's form in what they try on: as cloth, or coloured by its fit. */
export function WornPicture({ scan, request, unit, worn, look, onLook }: Props) {
  const say = useSay()
  const { avatar, isMaking, hasFailed } = useAvatar(request)
  const { chest, waist, hips } = scan.estimates
  const figures = {
    ...{ chest: sizeWords(chest.mm, unit, say), waist: sizeWords(waist.mm, unit, say) },
    hips: sizeWords(hips.mm, unit, say),
  }
  const wears = worn && { name: worn.item.name, size: worn.size.size, colour: worn.colour.name }
  if (hasFailed) return <p className={styles.waiting}>{say('try-on.picture.failed')}</p>
  if (!avatar)
    return (
      <p className={styles.waiting} role="status">
        {say('try-on.picture.making')}
      </p>
    )
  return (
    <div className={styles.view}>
      <AvatarView
        avatar={avatar}
        isBusy={isMaking}
        description={
          wears
            ? say('try-on.picture.wearing', { ...figures, ...wears })
            : say('try-on.picture.bare', figures)
        }
        flat={worn && <FlatGarment avatar={avatar} worn={worn} />}
      >
        {worn && <GarmentSkin mesh={worn.mesh} cloth={worn.item.cloth} hex={worn.colour.hex} look={look} />}
      </AvatarView>
      {worn && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
        <div role="group" aria-label={say('try-on.look.label')} className={styles.chips}>
          {looks.map((each) => (
            <button key={each} type="button" aria-pressed={each === look} onClick={() => onLook(each)}>
              {say(`try-on.look.${each}`)}
            </button>
          ))}
        </div>
      )}
      {worn && look === 'map' && <MapLegend cut={worn.item.cut} unit={unit} />}
      {!worn && <p className={styles.soft}>{say('try-on.picture.choose')}</p>}
    </div>
  )
}

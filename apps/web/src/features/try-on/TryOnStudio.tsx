import { bodyOfScan } from '@darzi/tailoring/collection/body-of-scan.ts'
import { nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { avatarRequest } from '../../ui/avatar/avatar-request.ts'
import { Button } from '../../ui/Button.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { ChosenGarment } from './ChosenGarment.tsx'
import { ClothPhotoChoice } from './ClothPhotoChoice.tsx'
import type { ClothPhoto } from './cloth-photo.ts'
import { FitCard } from './FitCard.tsx'
import { ForLater } from './ForLater.tsx'
import type { Look } from './LookChoice.tsx'
import { ReadyCard } from './ReadyCard.tsx'
import { Thumb } from './Thumb.tsx'
import styles from './TryOn.module.css'
import { useChoice } from './use-choice.ts'
import { useForLater } from './use-for-later.ts'
import { isWearable, type ShownGarments, useGarments, type Wearable } from './use-garments.ts'
import { useWorn, type Worn } from './use-worn.ts'
import { WornPicture } from './WornPicture.tsx'

/** Choose, try on, see where it is tight. */
export default function TryOnStudio({ scan }: { scan: StoredScan }) {
  const t = useT()
  const [search] = useSearchParams()
  const [unit, setUnit] = useStoredUnit()
  const [look, setLook] = useState<Look>('sewn')
  const [photo, setPhoto] = useState<ClothPhoto>()
  /** Cloth that a shop shows is for its own garments. */
  const photoFor = (garment: Wearable | undefined) =>
    photo?.shop === undefined || photo.shop === garment?.shop.id ? photo : undefined
  const shown = useGarments({
    shop: search.get('shop') ?? undefined,
    asked: search.get('item') ?? undefined,
  })
  const [body, request] = [bodyOfScan(scan), avatarRequest(scan)]
  const trying = useWorn(request, body)
  const later = useForLater(trying.told)
  const stored = [...later.saved, ...later.tried.map(({ item }) => item)].filter(isWearable)
  const { choice, ...choose } = useChoice(withKept(shown.garments, stored), body)
  const picture = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the button stands below the picture: what was put on is brought into sight.
    if (trying.worn) picture.current?.scrollIntoView({ block: 'start' })
    // What does not go on would look as if it did: it begins with the colours of its fit.
    if (trying.worn?.short) setLook('map')
  }, [trying.worn])
  function tryInstead({ item, colour, styles: chosen }: Worn, size: Worn['size']) {
    if (choice.garment?.id === item.id) choose.chooseSize(size.size)
    trying.apply({ item, colour, size, styles: chosen })
  }
  if (shown.error) return <Failed why={problemSentence(shown.error, t)} onRetry={shown.retry} />
  return (
    <div className={styles.room}>
      <div className={styles.picture} ref={picture}>
        <WornPicture
          scan={scan}
          request={request}
          unit={unit}
          look={look}
          onLook={setLook}
          worn={trying.worn}
          photo={photoFor(trying.worn?.item)}
        />
        {trying.worn && <ReadyCard worn={trying.worn} onTryInstead={tryInstead} />}
      </div>
      <div className={styles.side}>
        <GarmentList shown={shown} chosen={choice.garment?.id} onChoose={choose.chooseGarment} />
        <ForLater later={later} body={body} onOpen={choose.chooseWhole} />
        {choice.garment && (
          <ChosenGarment choice={choice} trying={trying} body={body} unit={unit} {...choose}>
            <ClothPhotoChoice photo={photoFor(choice.garment)} garment={choice.garment} onPhoto={setPhoto} />
          </ChosenGarment>
        )}
        {choice.garment && <FitCard scan={scan} body={body} choice={choice} unit={unit} onUnit={setUnit} />}
      </div>
    </div>
  )
}

/** What was kept may be older than the newest that are listed. */
const withKept = (garments: readonly Wearable[] | undefined, stored: readonly Wearable[]) =>
  garments && [...garments, ...stored]

interface Props {
  shown: ShownGarments
  chosen: string | undefined
  onChoose: (id: string) => void
}

function GarmentList({ shown, chosen, onChoose }: Props) {
  const language = useLanguage()
  const t = useT()
  const { garments, more, moreError, isAdding } = shown
  if (!garments)
    return (
      <section className={styles.card} aria-busy="true">
        <h2>{t('try-on.list.title')}</h2>
        <p role="status">{t('try-on.list.loading')}</p>
        <SkeletonRows rows={4} />
      </section>
    )
  return (
    <section className={styles.card} aria-labelledby="try-on-garments">
      <h2 id="try-on-garments">{t('try-on.list.title')}</h2>
      {garments.length === 0 && <p>{t('try-on.list.none')}</p>}
      <ul className={styles.garments}>
        {garments.map((garment) => (
          <li key={garment.id}>
            <button
              type="button"
              className={styles.garment}
              aria-pressed={garment.id === chosen}
              onClick={() => onChoose(garment.id)}
            >
              <Thumb garment={garment} />
              <span className={styles.garmentWords}>
                <strong>{nameIn(garment, language)}</strong>
                <span>{t(`try-on.category.${garment.category}`)}</span>
                <Money minor={garment.priceMinor} currency={garment.currency} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <FormError>{moreError === undefined ? undefined : problemSentence(moreError, t)}</FormError>
      {more && (
        <Button isBusy={isAdding} onClick={more}>
          {t('try-on.list.more')}
        </Button>
      )}
    </section>
  )
}

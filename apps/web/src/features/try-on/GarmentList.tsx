import { problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { Thumb } from './Thumb.tsx'
import styles from './TryOn.module.css'
import type { ShownGarments } from './use-garments.ts'

interface Props {
  shown: ShownGarments
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function GarmentList({ shown, chosen, onChoose }: Props) {
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
                <strong>{garment.name}</strong>
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

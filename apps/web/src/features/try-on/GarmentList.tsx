import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import { Thumb } from './Thumb.tsx'
import styles from './TryOn.module.css'
import type { Wearable } from './use-garments.ts'

interface Props {
  garments: readonly Wearable[] | undefined
  chosen: string | undefined
  onChoose: (id: string) => void
}

export function GarmentList({ garments, chosen, onChoose }: Props) {
  const say = useSay()
  if (!garments)
    return (
      <section className={styles.card} aria-busy="true">
        <h2>{say('try-on.list.title')}</h2>
        <p role="status">{say('try-on.list.loading')}</p>
        <SkeletonRows rows={4} />
      </section>
    )
  return (
    <section className={styles.card} aria-labelledby="try-on-garments">
      <h2 id="try-on-garments">{say('try-on.list.title')}</h2>
      {garments.length === 0 && <p>{say('try-on.list.none')}</p>}
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
                <span>{say(`try-on.category.${garment.category}`)}</span>
                <Money minor={garment.priceMinor} currency={garment.currency} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

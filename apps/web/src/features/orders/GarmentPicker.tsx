import type { Garment } from '@darzi/contract/garments.ts'
import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentPicker.module.css'

const shownAtFirst = 9
const sizingOf = { men: 'men', boys: 'men', women: 'women', girls: 'women' } as const

interface Props {
  garments: readonly Garment[]
  sizing: keyof typeof sizingOf | undefined
  /** Keys of what this customer had last. */
  usual: readonly string[]
  currency: Currency
  onAdd: (garment: Garment) => void
}

/** What the shop sews, a card each; what this customer had last and what fits them stands first. */
export function GarmentPicker({ garments, sizing, usual, currency, onAdd }: Props) {
  const t = useT()
  const [isWhole, setWhole] = useState(false)
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const wished = sizing && sizingOf[sizing]
  const fits = (garment: Garment) => !wished || garment.sizing === wished || garment.sizing === 'anyone'
  const rank = (garment: Garment) => (usual.includes(garment.key) ? 0 : fits(garment) ? 1 : 2)
  const offered = garments
    .filter((garment) => garment.isActive)
    .filter((garment) => garmentName(t, garment).toLowerCase().includes(wanted))
    .sort((one, other) => rank(one) - rank(other))
  const shown = isWhole ? offered : offered.slice(0, shownAtFirst)
  return (
    <div className={styles.picker}>
      {isWhole && (
        <TextField
          label={t('orders-new.garment.find')}
          value={words}
          autoComplete="off"
          onChange={(event) => setWords(event.target.value)}
        />
      )}
      <ul className={styles.cards} aria-label={t('orders-new.garment.label')}>
        {shown.map((garment) => (
          <li key={garment.key}>
            <button type="button" className={styles.card} onClick={() => onAdd(garment)}>
              <strong>{garmentName(t, garment)}</strong>
              <span>
                {garment.priceMinor === undefined
                  ? t('orders-new.garment.noPrice')
                  : writeMoney(garment.priceMinor, currency)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {isWhole && shown.length === 0 && <p role="status">{t('orders-new.garment.none', { words })}</p>}
      {!isWhole && offered.length > shownAtFirst && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {t('orders-new.garment.all', { count: offered.length })}
        </Button>
      )}
    </div>
  )
}

import type { Compared } from '@darzi/contract/analytics.ts'
import { changeOf } from '@darzi/tailoring/analytics/rates.ts'
import { writeShare } from '@darzi/words/formats.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useT } from '../../words/use-t.ts'
import styles from './Figures.module.css'

interface Props {
  told: Compared
  /** The sentences: `change` for a span, `trend` for this month against the last. */
  words?: 'change' | 'trend'
  /** A state of today is compared with the same day a month ago. */
  isOfDay?: boolean
}

/** By how much a figure is more or less than before, in words and with an arrow. */
export function ChangeText({ told, words = 'change', isOfDay = false }: Props) {
  const t = useT()
  const change = changeOf(told)
  if (change === undefined) return <>{t(`analytics.${words}.none`)}</>
  if (change === 0) return <>{t(`analytics.${words}.same`)}</>
  const Arrow = change > 0 ? ArrowUp : ArrowDown
  const key = `${change > 0 ? 'up' : 'down'}${isOfDay ? 'Day' : ''}`
  return (
    <span className={styles.change}>
      <Arrow size={16} aria-hidden="true" />
      <span>{t(`analytics.${words}.${key}`, { share: writeShare(Math.abs(change)) })}</span>
    </span>
  )
}

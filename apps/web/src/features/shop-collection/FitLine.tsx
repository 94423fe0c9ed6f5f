import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'
import type { FitOfItem } from './fit-of-item.ts'
import styles from './Shop.module.css'

const tones = {
  ...({ too_small: 'thread', tight: 'marigold', close: 'leaf', regular: 'leaf', loose: 'indigo' } as const),
} satisfies Record<string, BadgeTone>

/** How the chosen size sits on the visitor, or the way to be measured. */
export function FitLine({
  fit,
  size,
  isMeasured,
}: {
  fit: FitOfItem | undefined
  size: string | undefined
  isMeasured: boolean
}) {
  const t = useT()
  if (!isMeasured)
    return (
      <Link to={links.upload()} className={styles.fitLink}>
        {t('shop-collection.fit.measure')}
      </Link>
    )
  const label = size === undefined ? undefined : fit?.labelOf(size)
  if (!fit || !label) return null
  const isBest = fit.best?.by === 'fit' && fit.best.size === size
  return (
    <p className={styles.fit} aria-live="polite">
      <Badge tone={tones[label]}>{t(`shop-collection.fit.${label}`)}</Badge>
      {isBest && <span>{t('shop-collection.fit.best')}</span>}
      {!isBest && fit.best?.by === 'fit' && (
        <span>{t('shop-collection.fit.rather', { size: fit.best.size })}</span>
      )}
      {fit.best?.by === 'part' && <span>{t('shop-collection.fit.part')}</span>}
      {fit.best?.by === 'none' && <span>{t('shop-collection.fit.none')}</span>}
    </p>
  )
}

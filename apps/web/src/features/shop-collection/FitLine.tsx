import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { useT } from '../../words/use-t.ts'
import type { FitOfItem } from './fit-of-item.ts'
import styles from './Shop.module.css'

const tones = {
  ...({
    too_small: 'thread',
    tight: 'marigold',
    changes: 'marigold',
    close: 'leaf',
    regular: 'leaf',
    loose: 'indigo',
  } as const),
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
  const said = size === undefined ? undefined : fit?.saidOf(size)
  if (!said) return null
  const { word, beside } = said
  return (
    <p className={styles.fit} aria-live="polite">
      <Badge tone={tones[word]}>{t(`shop-collection.fit.${word}`)}</Badge>
      {beside && <span>{t(`shop-collection.fit.${beside.is}`, { ...beside })}</span>}
    </p>
  )
}

import type { DisputeRow } from '@darzi/contract/disputes.ts'
import type { DisputeState } from '@darzi/tailoring/disputes/life.ts'
import { Link } from 'react-router'
import listStyles from '../../kits/list/List.module.css'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Disputes.module.css'

interface Props {
  rows: readonly DisputeRow[]
  linkTo: (id: string) => string
  /** Names the shop, where several stand in the list. */
  hasShops?: boolean
}

/** Disputes one under another, the newest first. */
export function DisputeList({ rows, linkTo, hasShops }: Props) {
  const t = useT()
  if (rows.length === 0)
    return <EmptyState title={t('disputes.shop.none')}>{t('disputes.shop.noneWhy')}</EmptyState>
  return (
    <ul className={styles.list} aria-label={t('disputes.shop.title')}>
      {rows.map(({ id, orderNumber, customer, shop, kind, state, isUnanswered, raisedAt }) => (
        <li key={id} className={styles.row}>
          <span>
            <Link to={linkTo(id)} className={listStyles.open}>
              {t(`disputes.kind.${kind}`)}
            </Link>
            <span className={styles.soft}>
              {` · ${orderNumber} · ${customer}`}
              {hasShops && ` · ${shop}`}
              {' · '}
              <AgoText at={raisedAt} />
            </span>
          </span>
          <StateBadge state={state} isUnanswered={isUnanswered} />
        </li>
      ))}
    </ul>
  )
}

const tones = {
  raised: 'marigold',
  answered: 'indigo',
  agreed: 'leaf',
  declined: 'plain',
  withdrawn: 'plain',
  decided: 'leaf',
} as const satisfies Record<DisputeState, BadgeTone>

export function StateBadge({ state, isUnanswered }: Pick<DisputeRow, 'state' | 'isUnanswered'>) {
  const t = useT()
  return <Badge tone={tones[state]}>{t(`disputes.state.${isUnanswered ? 'unanswered' : state}`)}</Badge>
}

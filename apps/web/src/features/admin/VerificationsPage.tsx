import type { VerificationRow } from '@darzi/contract/verifications.ts'
import { Link } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import listStyles from '../../kits/list/List.module.css'
import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'
import { StateBadge, useNamesOfParts } from '../verifications/api.ts'
import styles from './Admin.module.css'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { useVerifications, type VerificationList } from './verification-data.ts'

const states = ['waiting', 'decided'] as const satisfies readonly VerificationList[]

/** Shops that sent photos to be verified by. */
export default function VerificationsPage() {
  const t = useT()
  const shown = useStateInAddress(states, (key) => t(`admin.verifications.${key}`))
  const state = shown.chosen
  const query = useVerifications(state)
  return (
    <>
      <ScreenHeader title={t('admin.verifications.title')} hasBack={false} />
      <Chips label={t('admin.verifications.filter')} {...shown} />
      <AdminFaces query={query}>
        {({ pages }) => <List state={state} rows={pages.flatMap(({ rows }) => rows)} />}
      </AdminFaces>
      <ShowMore {...query} />
    </>
  )
}

function List({ state, rows }: { state: VerificationList; rows: readonly VerificationRow[] }) {
  const t = useT()
  const named = useNamesOfParts()
  if (rows.length === 0)
    return (
      <EmptyState title={t(`admin.verifications.${state === 'waiting' ? 'none' : 'noneDecided'}`)}>
        {t('admin.verifications.noneWhy')}
      </EmptyState>
    )
  return (
    <ul className={styles.list} aria-label={t('admin.verifications.title')}>
      {rows.map(({ id, shop, state: stands, sentAt, decidedAt, lost }) => (
        <li key={id} className={styles.waiting}>
          <span>
            <Link to={adminLinks.verification(id)} className={listStyles.open}>
              {shop.name}
            </Link>
            <span className={styles.soft}>
              {shop.city && ` · ${shop.city}`}
              {' · '}
              <AgoText at={decidedAt ?? sentAt} />
              {lost && ` · ${t('admin.verification.lost')}: ${named(lost.for)}`}
            </span>
          </span>
          <StateBadge state={stands} />
        </li>
      ))}
    </ul>
  )
}

import type { ReportRow } from '@darzi/contract/reports.ts'
import { Link } from 'react-router'
import { adminLinks } from '../../admin-links.ts'
import listStyles from '../../kits/list/List.module.css'
import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { type ReportList, useReports } from './report-data.ts'

const states = ['waiting', 'decided'] as const satisfies readonly ReportList[]

/** Reviews, messages and shops that people reported. */
export default function ReportsPage() {
  const t = useT()
  const shown = useStateInAddress(states, (key) => t(`reports.admin.${key}`))
  const query = useReports(shown.chosen)
  return (
    <>
      <ScreenHeader title={t('reports.admin.title')} hasBack={false} />
      <Chips label={t('reports.admin.filter')} {...shown} />
      <AdminFaces query={query}>
        {({ pages }) => <List rows={pages.flatMap(({ rows }) => rows)} />}
      </AdminFaces>
      <ShowMore {...query} />
    </>
  )
}

function List({ rows }: { rows: readonly ReportRow[] }) {
  const t = useT()
  if (rows.length === 0)
    return <EmptyState title={t('reports.admin.none')}>{t('reports.admin.noneWhy')}</EmptyState>
  return (
    <ul className={styles.list} aria-label={t('reports.admin.title')}>
      {rows.map(({ id, kind, shop, reason, said, state, reportedAt, decidedAt }) => (
        <li key={id} className={styles.waiting}>
          <span>
            <Link to={adminLinks.report(id)} className={listStyles.open}>
              {t(`reports.kind.${kind}`, { shop })}
            </Link>
            <span className={styles.soft}>
              {` · ${t(`reports.reason.${reason}`)} · `}
              <AgoText at={decidedAt ?? reportedAt} />
            </span>
            {said && <p className={styles.soft}>{said}</p>}
          </span>
          <Badge tone={state === 'waiting' ? 'marigold' : 'plain'}>{t(`reports.state.${state}`)}</Badge>
        </li>
      ))}
    </ul>
  )
}

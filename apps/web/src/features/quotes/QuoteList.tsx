import type { QuoteRow } from '@darzi/contract/quotes.ts'
import { Link } from 'react-router'
import listStyles from '../../kits/list/List.module.css'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { AgoText, DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Quotes.module.css'

interface Props {
  label: string
  rows: readonly QuoteRow[]
  linkTo: (id: string) => string
  nameOf: (row: QuoteRow) => string
}

/** Quotes one under another, each with what stands and what is new. */
export function QuoteList({ label, rows, linkTo, nameOf }: Props) {
  const t = useT()
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.row}>
          <div className={styles.rowHead}>
            <Link to={linkTo(row.id)} className={listStyles.open}>
              {nameOf(row)}
            </Link>
            <StateBadge quote={row} />
          </div>
          <p>
            {t(`garment-names.types.${row.garment}`)}
            {row.neededOn && (
              <>
                {' · '}
                {t('quotes.row.needed')} <DayText day={row.neededOn} />
              </>
            )}
          </p>
          <p className={styles.soft}>
            {row.priceMinor !== undefined && (
              <>
                <strong>
                  <Money minor={row.priceMinor} currency={row.currency} />
                </strong>
                {' · '}
              </>
            )}
            <AgoText at={row.updatedAt} />
            {row.unread > 0 && (
              <>
                {' · '}
                <strong>{t('quotes.row.unread', { count: row.unread })}</strong>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

const tones = {
  asked: 'indigo',
  quoted: 'marigold',
  accepted: 'leaf',
  declined: 'plain',
  refused: 'plain',
  withdrawn: 'plain',
  closed: 'plain',
} as const satisfies Record<QuoteRow['state'], BadgeTone>

export function StateBadge({ quote }: { quote: Pick<QuoteRow, 'state' | 'isExpired'> }) {
  const t = useT()
  if (quote.isExpired) return <Badge>{t('quotes.state.expired')}</Badge>
  return <Badge tone={tones[quote.state]}>{t(`quotes.state.${quote.state}`)}</Badge>
}

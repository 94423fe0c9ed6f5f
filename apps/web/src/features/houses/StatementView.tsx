import type { Statement } from '@darzi/contract/house-shapes.ts'
import { writeMoney, writeMonth } from '@darzi/words/formats.ts'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { houseLinks } from '../../house-links.ts'
import { ReasonDialog } from '../../kits/form/ReasonDialog.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { reversePayout, type Side, useStatement } from './house-data.ts'
import { PayOut } from './PayOut.tsx'

/** A month of what a house and a partner owe each other: what stood before, each entry, and what stands after. */
export function StatementView({ side }: { side: Side }) {
  const t = useT()
  const language = useLanguage()
  const { id = '' } = useParams()
  const [search, setSearch] = useSearchParams()
  const { data, error, refetch } = useStatement(id, side, search.get('month') ?? undefined)
  const back = side === 'house' ? houseLinks.partners() : houseLinks.ownHouses()
  const other = data && (side === 'house' ? data.partnership.tailor : data.partnership.house)
  const go = (months: number) =>
    data && setSearch({ month: monthBeside(data.month, months) }, { replace: true })
  return (
    <>
      <ScreenHeader
        title={other ? t('houses.statement.with', { name: other }) : t('houses.statement.title')}
        backTo={back}
      />
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={4} rowHeight={56} />}
      {data && (
        <div className={styles.part}>
          <div className={styles.acts}>
            <Button icon={<ChevronLeft size={20} aria-hidden="true" />} onClick={() => go(-1)}>
              {t('houses.statement.before')}
            </Button>
            <Button icon={<ChevronRight size={20} aria-hidden="true" />} onClick={() => go(1)}>
              {t('houses.statement.after')}
            </Button>
          </div>
          <Card title={writeMonth(data.month, language)} aria-label={writeMonth(data.month, language)}>
            <Sums statement={data} />
            <Entries statement={data} />
          </Card>
          {side === 'house' && <PayOut partnership={data.partnership} />}
        </div>
      )}
    </>
  )
}

function Sums({ statement }: { statement: Statement }) {
  const t = useT()
  const { openingMinor, baseMinor, commissionMinor, payableMinor, paidMinor, closingMinor, currency } =
    statement
  const sums = [
    ['opening', openingMinor],
    ['base', baseMinor],
    ['commission', commissionMinor],
    ['payable', payableMinor],
    ['paid', paidMinor],
    ['closing', closingMinor],
  ] as const
  return (
    <dl className={styles.facts}>
      {sums.map(([key, minor]) => (
        <div key={key}>
          <dt>{t(`houses.statement.${key}`)}</dt>
          <dd>
            <Money minor={minor} currency={currency} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Entries({ statement: { entries, currency, partnership } }: { statement: Statement }) {
  const t = useT()
  const mayWrite = useMay('house.write')
  const [reversing, setReversing] = useState<Statement['entries'][number]>()
  if (entries.length === 0) return <p className={styles.soft}>{t('houses.statement.none')}</p>
  return (
    <>
      <ul className={styles.list} aria-label={t('houses.statement.entries')}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.line}>
            <span>
              {t(`houses.entry.${entry.kind}`, { order: entry.order ?? '' })} · <DayText day={entry.on} />
              {entry.note && <span className={styles.soft}> {entry.note}</span>}
              {entry.kind !== 'payout' && entry.kind !== 'reversal' && (
                <span className={styles.soft}>
                  {' '}
                  {t('houses.statement.commission')}{' '}
                  <Money minor={entry.commissionMinor} currency={currency} />
                </span>
              )}
            </span>
            <span className={styles.badges}>
              {mayWrite && entry.canReverse && (
                <Button kind="plain" onClick={() => setReversing(entry)}>
                  {t('houses.payout.reverse')}
                </Button>
              )}
              <Money minor={entry.payableMinor} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
      {reversing && (
        <ReasonDialog
          title={t('houses.payout.reverseTitle')}
          why={t('houses.payout.reverseWhy', { amount: writeMoney(-reversing.payableMinor, currency) })}
          label={t('houses.payout.reason')}
          save={t('houses.payout.reverse')}
          done={t('houses.payout.reversed')}
          longest={200}
          send={(reason) => reversePayout({ id: partnership.id, payout: reversing.id, reason })}
          onClose={() => setReversing(undefined)}
        />
      )}
    </>
  )
}

function monthBeside(month: string, months: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, of - 1 + months, 1)).toISOString().slice(0, 7)
}

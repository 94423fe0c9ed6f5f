import { reportPeriods } from '@darzi/tailoring/payments/report.ts'
import { writeDay, writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { useListQuery } from '../../kits/list/define-list.ts'
import { listQuery, oneOf } from '../../kits/list/list-query.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './ShopPayments.module.css'
import { type Report, useReport } from './shop-payments-data.ts'

const codec = listQuery({ days: oneOf(['7', '30', '90'] as const, '30') })

/** What the last days' payments come to, and what arrives when. */
export function ReportTab() {
  const t = useT()
  const { query, change } = useListQuery(codec, ['tab'])
  const { data, error, refetch } = useReport(query.days)
  return (
    <div className={styles.stack}>
      <Chips
        label={t('shop-payments.report.days')}
        chips={reportPeriods.map((days) => ({
          key: String(days) as typeof query.days,
          label: t('shop-payments.report.last', { days }),
        }))}
        chosen={query.days}
        onChoose={(days) => change({ days })}
      />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={5} rowHeight={64} />}
      {data && <Figures report={data} />}
    </div>
  )
}

function Figures({ report }: { report: Report }) {
  const t = useT()
  const language = useLanguage()
  const none = t('shop-payments.report.none')
  const money = (minor: number) => writeMoney(minor, report.currency)
  const { successBasisPoints: success, averageMinor: average, topMethod } = report
  const figures = [
    ['total', money(report.totalMinor)],
    ['transactions', writeNumber(report.transactions)],
    ['success', success === undefined ? none : `${success / 100} %`],
    ['average', average === undefined ? none : money(average)],
    ['top', topMethod ? t(`payments.method.${topMethod}`) : none],
    ['fees', money(report.feeMinor)],
    ['refunds', money(report.refundedMinor)],
    ['net', money(report.netMinor)],
  ] as const
  const range = { from: writeDay(report.from, language), to: writeDay(report.to, language) }
  return (
    <>
      <p className={styles.soft}>{t('shop-payments.report.range', range)}</p>
      <dl className={styles.figures} aria-label={t('shop-payments.report.label')}>
        {figures.map(([key, value]) => (
          <div key={key} className={styles.figure}>
            <dt>{t(`shop-payments.report.${key}`)}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.halves}>
        {report.methods.length > 0 && <ByMethod report={report} />}
        <Settlements report={report} />
      </div>
    </>
  )
}

function ByMethod({ report }: { report: Report }) {
  const t = useT()
  return (
    <Card title={t('shop-payments.report.byMethod')}>
      <ul className={styles.methods}>
        {report.methods.map(({ method, transactions, amountMinor }) => (
          <li key={method} className={styles.method}>
            <div>
              <strong>{t(`payments.method.${method}`)}</strong>
              <div className={styles.soft}>{t('shop-payments.report.count', { count: transactions })}</div>
            </div>
            <Money minor={amountMinor} currency={report.currency} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Settlements({ report }: { report: Report }) {
  const t = useT()
  const language = useLanguage()
  return (
    <Card title={t('shop-payments.report.settlements')}>
      {report.settlements.length === 0 ? (
        <p>{t('shop-payments.report.settled')}</p>
      ) : (
        <ul className={styles.methods}>
          {report.settlements.map(({ day, method, amountMinor, belowZeroBy }) => (
            <li key={`${day} ${method}`} className={styles.method}>
              <div>
                <strong>{writeDay(day, language)}</strong>
                <div className={styles.soft}>{t(`payments.method.${method}`)}</div>
                {belowZeroBy && <div>{t(`shop-payments.report.below.${belowZeroBy}`)}</div>}
              </div>
              <Money minor={amountMinor} currency={report.currency} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.soft}>{t('shop-payments.report.bank')}</p>
    </Card>
  )
}

import type { Analytics } from '@darzi/contract/analytics.ts'
import { rateOf } from '@darzi/tailoring/analytics/rates.ts'
import { monthAt } from '@darzi/tailoring/analytics/spans.ts'
import { addDays } from '@darzi/tailoring/customers/days.ts'
import { writeMonth, writeNumber, writeShare } from '@darzi/words/formats.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Card } from '../../ui/Card.tsx'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { behind } from './behind.ts'
import { ChangeText } from './ChangeText.tsx'
import { ChartCard, FigureTable } from './ChartCard.tsx'
import chartStyles from './Charts.module.css'
import { Columns } from './Columns.tsx'
import styles from './Figures.module.css'

/** Who is new, who comes again, and who came back in which month. */
export function CustomerFigures({ figures }: { figures: Analytics }) {
  const t = useT()
  const { total, repeat } = figures.customers
  const rate = rateOf(repeat, total)
  return (
    <>
      <div className={styles.wide}>
        <StatTiles label={t('analytics.tab.customers')}>
          <StatTile label={t('analytics.tab.customers')}>
            <Link to={links.customers()}>{writeNumber(total)}</Link>
          </StatTile>
          <StatTile
            label={t('analytics.summary.newCustomers')}
            note={<ChangeText told={figures.newCustomers} />}
          >
            <Link to={behind.newCustomers(figures.now)}>{writeNumber(figures.newCustomers.now)}</Link>
          </StatTile>
          <StatTile
            label={t('analytics.customers.repeatRate')}
            note={t('analytics.customers.repeatOf', {
              repeat: writeNumber(repeat),
              total: writeNumber(total),
            })}
          >
            <Link to={behind.repeatCustomers()}>
              {rate === undefined ? t('analytics.work.nothing') : writeShare(rate)}
            </Link>
          </StatTile>
        </StatTiles>
      </div>
      <Months figures={figures} />
      <Retention figures={figures} />
    </>
  )
}

function Months({ figures: { customers, today } }: { figures: Analytics }) {
  const t = useT()
  const language = useLanguage()
  const { months } = customers
  const told = months.filter(({ newcomers, returning }) => newcomers + returning > 0)
  const last = months.at(-1)
  const most = Math.max(0, ...months.map(({ newcomers, returning }) => newcomers + returning))
  return (
    <ChartCard
      title={t('analytics.customers.months')}
      empty={t('analytics.empty.card')}
      headings={['month', 'new', 'returning'].map((key) => t(`analytics.customers.${key}`))}
      rows={told.map(({ month, newcomers, returning }) => ({
        key: month,
        to: behind.ordered(daysOf(month, today)),
        cells: [writeMonth(month, language), writeNumber(newcomers), writeNumber(returning)],
      }))}
    >
      <Columns
        isStacked
        bars={months.map(({ month, newcomers, returning }) => ({
          key: month,
          label: writeMonth(month, language),
          now: newcomers,
          before: returning,
        }))}
        top={writeNumber(most)}
        says={
          last
            ? t('analytics.customers.saysMonths', {
                newcomers: last.newcomers,
                returning: last.returning,
                month: writeMonth(last.month, language),
              })
            : ''
        }
        legend={{ now: t('analytics.customers.new'), before: t('analytics.customers.returning') }}
      />
    </ChartCard>
  )
}

/** The days of a month, as far as they have been. */
function daysOf(month: string, today: string) {
  const from = `${month}-01`
  const to = addDays(monthAt(from, 1), -1)
  return { from, to: to < today ? to : today }
}

function Retention({ figures: { customers, today } }: { figures: Analytics }) {
  const t = useT()
  const language = useLanguage()
  const title = t('analytics.customers.retention')
  const told = customers.retention.filter((each) => each.customers > 0)
  const most = Math.max(0, ...told.map(({ back }) => back.length))
  const after = Array.from({ length: most }, (_, place) => place)
  return (
    <Card title={title}>
      <p className={chartStyles.why}>{t('analytics.customers.retentionWhy')}</p>
      {told.length === 0 ? (
        <p>{t('analytics.empty.card')}</p>
      ) : (
        <FigureTable
          title={title}
          headings={[
            t('analytics.customers.month'),
            t('analytics.customers.new'),
            ...after.map((place) => t('analytics.customers.after', { count: place + 1 })),
          ]}
          rows={told.map(({ month, customers: size, back }) => ({
            key: month,
            to: behind.newCustomers(daysOf(month, today)),
            cells: [
              writeMonth(month, language),
              writeNumber(size),
              ...after.map((place) => {
                const rate = rateOf(back[place] ?? 0, size)
                return back[place] === undefined || rate === undefined ? '' : writeShare(rate)
              }),
            ],
          }))}
        />
      )}
    </Card>
  )
}

import type { Analytics } from '@darzi/contract/analytics.ts'
import { writeDay, writeMoney, writeMonth, writeNumber } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { Chips } from '../../ui/Chips.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { behind } from './behind.ts'
import { ChartCard } from './ChartCard.tsx'
import { Columns } from './Columns.tsx'
import styles from './Figures.module.css'
import { NextSteps } from './NextSteps.tsx'
import { RankBars } from './RankBars.tsx'

const measures = ['revenue', 'orders'] as const

/** What came in over the span, what to do about it, and what was ordered most. */
export function SalesFigures({ figures }: { figures: Analytics }) {
  return (
    <>
      <div className={styles.page}>
        <Trend figures={figures} />
        <NextSteps figures={figures} />
      </div>
      <TopProducts figures={figures} />
    </>
  )
}

function Trend({ figures: { trend, currency, range } }: { figures: Analytics }) {
  const t = useT()
  const language = useLanguage()
  const [measure, setMeasure] = useState<(typeof measures)[number]>('revenue')
  const write = (value: number) => (measure === 'revenue' ? writeMoney(value, currency) : writeNumber(value))
  const when = ({ from, to }: { from: string; to: string }) => {
    if (range === 'year') return writeMonth(from, language)
    return from === to
      ? writeDay(from, language)
      : t('analytics.range.days', { from: writeDay(from, language), to: writeDay(to, language) })
  }
  const bars = trend.map((step) => ({
    key: step.from,
    label: range === 'year' ? writeMonth(step.from, language) : writeDay(step.from, language),
    now: measure === 'revenue' ? step.revenueMinor : step.orders,
    before: measure === 'revenue' ? step.beforeMinor : step.ordersBefore,
  }))
  const total = bars.reduce((sum, { now = 0 }) => sum + now, 0)
  const at = bars.reduce((best, { now = 0 }, place) => (now > (bars[best]?.now ?? 0) ? place : best), 0)
  const highest = trend[at]
  const most = Math.max(0, ...bars.flatMap(({ now = 0, before = 0 }) => [now, before]))
  return (
    <ChartCard
      title={t('analytics.sales.trend')}
      headings={['when', 'revenue', 'revenueBefore', 'orders', 'ordersBefore'].map((key) =>
        t(`analytics.sales.${key}`),
      )}
      rows={trend
        .filter(({ orders }) => orders !== undefined)
        .map((step) => ({
          key: step.from,
          to: measure === 'revenue' ? behind.paid(step) : behind.ordered(step),
          cells: [
            when(step),
            writeMoney(step.revenueMinor ?? 0, currency),
            writeMoney(step.beforeMinor ?? 0, currency),
            writeNumber(step.orders ?? 0),
            writeNumber(step.ordersBefore ?? 0),
          ],
        }))}
    >
      <div className={styles.page}>
        <Chips
          label={t('analytics.sales.measure')}
          chips={measures.map((key) => ({ key, label: t(`analytics.sales.${key}`) }))}
          chosen={measure}
          onChoose={setMeasure}
        />
        <Columns
          bars={bars}
          top={write(most)}
          says={t('analytics.sales.says', {
            total: write(total),
            most: write(bars[at]?.now ?? 0),
            when: highest ? when(highest) : '',
          })}
          legend={{ now: t('analytics.sales.now'), before: t('analytics.sales.before') }}
        />
      </div>
    </ChartCard>
  )
}

function TopProducts({ figures: { garments, currency, now } }: { figures: Analytics }) {
  const t = useT()
  const title = t('analytics.sales.products')
  const told = garments.map(({ garment, pieces, minor }) => ({
    key: garment.key,
    name: garmentName(t, garment),
    pieces,
    minor,
    to: behind.ordered(now, { garment: garment.key }),
  }))
  return (
    <ChartCard
      title={title}
      empty={t('analytics.empty.card')}
      headings={[t('analytics.sales.product'), t('analytics.sales.pieces'), t('analytics.sales.value')]}
      rows={told.map(({ key, name, pieces, minor, to }) => ({
        key,
        to,
        cells: [name, writeNumber(pieces), writeMoney(minor, currency)],
      }))}
    >
      <RankBars
        label={title}
        ranks={told.map(({ key, name, pieces, minor, to }) => ({
          key,
          name,
          to,
          value: minor,
          told: `${writeMoney(minor, currency)} · ${t('analytics.sales.piecesLine', { count: pieces })}`,
        }))}
      />
    </ChartCard>
  )
}

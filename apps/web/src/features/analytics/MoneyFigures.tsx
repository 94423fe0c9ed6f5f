import type { Analytics } from '@darzi/contract/analytics.ts'
import { daysLeftOf, turnsAYear } from '@darzi/tailoring/analytics/rates.ts'
import { daysBetween } from '@darzi/tailoring/customers/days.ts'
import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { amountOf } from '../inventory/api.ts'
import { behind } from './behind.ts'
import { ChartCard } from './ChartCard.tsx'
import { RankBars } from './RankBars.tsx'

/** What is owed and for how long, and how fast the stock is used. */
export function MoneyFigures({ figures }: { figures: Analytics }) {
  return (
    <>
      <Owed figures={figures} />
      <StockTurned figures={figures} />
    </>
  )
}

function Owed({ figures: { owed, currency } }: { figures: Analytics }) {
  const t = useT()
  const title = t('analytics.money.owed')
  const told = owed
    .filter(({ orders }) => orders > 0)
    .map(({ age, orders, minor, from, to }) => ({
      key: age,
      name: t(`analytics.age.${age}`),
      orders,
      minor,
      to: behind.owed({ from, to }),
    }))
  return (
    <ChartCard
      title={title}
      why={t('analytics.money.owedWhy')}
      empty={t('analytics.money.none')}
      headings={[t('analytics.money.age'), t('analytics.sales.orders'), t('analytics.sales.value')]}
      rows={told.map(({ key, name, orders, minor, to }) => ({
        key,
        to,
        cells: [name, writeNumber(orders), writeMoney(minor, currency)],
      }))}
    >
      <RankBars
        label={title}
        ranks={told.map(({ key, name, minor, to }) => ({
          key,
          name,
          to,
          value: minor,
          isLate: key !== 'notDue' && key !== 'to30',
          told: writeMoney(minor, currency),
        }))}
      />
    </ChartCard>
  )
}

function StockTurned({ figures: { stock, currency, now } }: { figures: Analytics }) {
  const t = useT()
  const title = t('analytics.stock.title')
  const days = daysBetween(now.from, now.to) + 1
  const turns = turnsAYear({ ...stock, days })
  const told = stock.items.map((item) => {
    const left = daysLeftOf({ onHand: item.onHand, used: item.used, days })
    return { ...item, lasts: left === undefined ? '' : t('analytics.work.days', { days: left }) }
  })
  return (
    <ChartCard
      title={title}
      why={
        turns !== undefined && turns > 0
          ? t('analytics.stock.turns', { times: (Math.round(turns * 10) / 10).toString() })
          : undefined
      }
      empty={t('analytics.stock.none')}
      headings={['item', 'used', 'onHand', 'value', 'lasts'].map((key) => t(`analytics.stock.${key}`))}
      rows={told.map(({ id, name, unit, used, onHand, usedMinor, lasts }) => ({
        key: id,
        to: links.stockItem(id),
        cells: [name, amountOf(used, unit), amountOf(onHand, unit), writeMoney(usedMinor, currency), lasts],
      }))}
    >
      <RankBars
        label={title}
        ranks={told.map(({ id, name, unit, used, usedMinor }) => ({
          key: id,
          name,
          to: links.stockItem(id),
          value: usedMinor,
          told: `${amountOf(used, unit)} · ${writeMoney(usedMinor, currency)}`,
        }))}
      />
    </ChartCard>
  )
}

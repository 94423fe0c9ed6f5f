import type { Analytics } from '@darzi/contract/analytics.ts'
import { averageOf, rateOf } from '@darzi/tailoring/analytics/rates.ts'
import { writeNumber, writeShare } from '@darzi/words/formats.ts'
import { writeTime } from '@darzi/words/times.ts'
import { Link } from 'react-router'
import { StatTile, StatTiles } from '../../ui/StatTile.tsx'
import { useT } from '../../words/use-t.ts'
import { behind } from './behind.ts'
import { ChartCard } from './ChartCard.tsx'
import { Columns } from './Columns.tsx'
import styles from './Figures.module.css'
import { RankBars } from './RankBars.tsx'

/** How the work goes: done, in time, how fast, when it comes in, and what comes back. */
export function WorkFigures({ figures }: { figures: Analytics }) {
  return (
    <>
      <WorkRates figures={figures} />
      <div className={styles.page}>
        <Hours figures={figures} />
        <Rework figures={figures} />
      </div>
      <div className={styles.page}>
        <Weekdays figures={figures} />
        <WentAhead figures={figures} />
      </div>
    </>
  )
}

function WorkRates({ figures }: { figures: Analytics }) {
  const t = useT()
  const { now, completed, orders, promises, making } = figures
  const days = averageOf(making.days.now, making.orders.now)
  const late = promises.due.now - promises.kept.now
  const share = (part: number, whole: number) => {
    const rate = rateOf(part, whole)
    return rate === undefined ? t('analytics.work.nothing') : writeShare(rate)
  }
  return (
    <div className={styles.wide}>
      <StatTiles label={t('analytics.tab.work')}>
        <StatTile
          label={t('analytics.work.completionRate')}
          note={t('analytics.work.completedOf', {
            completed: writeNumber(completed.now),
            total: writeNumber(orders.now),
          })}
        >
          <Link to={behind.ordered(now, { status: 'completed' })}>{share(completed.now, orders.now)}</Link>
        </StatTile>
        <StatTile
          label={t('analytics.work.promises')}
          note={
            <>
              {t('analytics.work.keptOf', {
                kept: writeNumber(promises.kept.now),
                due: writeNumber(promises.due.now),
              })}{' '}
              {late > 0 && (
                <Link to={behind.promised(now, { promise: 'late' })}>
                  {t('analytics.work.late', { count: late })}
                </Link>
              )}
            </>
          }
        >
          <Link to={behind.promised(now, { promise: 'kept' })}>
            {share(promises.kept.now, promises.due.now)}
          </Link>
        </StatTile>
        <StatTile
          label={t('analytics.work.time')}
          note={t('analytics.work.timeOf', { count: making.orders.now })}
        >
          <Link to={behind.made(now)}>
            {days === undefined ? t('analytics.work.nothing') : t('analytics.work.days', { days })}
          </Link>
        </StatTile>
      </StatTiles>
    </div>
  )
}

function Hours({ figures: { hours, now } }: { figures: Analytics }) {
  const t = useT()
  // A working day at the least: a single busy hour stands in it, not as one huge bar.
  const first = Math.min(9, hours[0]?.hour ?? 9)
  const last = Math.max(20, hours.at(-1)?.hour ?? 20)
  const shown = Array.from({ length: last - first + 1 }, (_, at) => {
    const hour = first + at
    return { hour, orders: hours.find((each) => each.hour === hour)?.orders ?? 0 }
  })
  const busiest = shown.reduce((best, each) => (each.orders > best.orders ? each : best), {
    hour: first,
    orders: 0,
  })
  const clock = (hour: number) => writeTime(hour * 60)
  return (
    <ChartCard
      title={t('analytics.work.hours')}
      empty={t('analytics.empty.card')}
      headings={[t('analytics.work.hour'), t('analytics.sales.orders')]}
      rows={hours.map(({ hour, orders }) => ({
        key: String(hour),
        to: behind.ordered(now, { hour: String(hour) }),
        cells: [clock(hour), writeNumber(orders)],
      }))}
    >
      <Columns
        bars={shown.map(({ hour, orders }) => ({ key: String(hour), label: clock(hour), now: orders }))}
        top={writeNumber(busiest.orders)}
        says={t('analytics.work.saysHours', { from: clock(busiest.hour), to: clock(busiest.hour + 1) })}
      />
    </ChartCard>
  )
}

function Weekdays({ figures: { weekdays, now } }: { figures: Analytics }) {
  const t = useT()
  const title = t('analytics.work.weekdays')
  const name = (weekday: number) => t(`analytics.weekday.${weekday}`)
  const to = (weekday: number) => behind.ordered(now, { weekday: String(weekday) })
  return (
    <ChartCard
      title={title}
      empty={t('analytics.empty.card')}
      headings={[t('analytics.work.weekday'), t('analytics.sales.orders')]}
      rows={weekdays.map(({ weekday, orders }) => ({
        key: String(weekday),
        to: to(weekday),
        cells: [name(weekday), writeNumber(orders)],
      }))}
    >
      <RankBars
        label={title}
        ranks={weekdays.map(({ weekday, orders }) => ({
          key: String(weekday),
          name: name(weekday),
          to: to(weekday),
          value: orders,
          told: writeNumber(orders),
        }))}
      />
    </ChartCard>
  )
}

function Rework({ figures: { rework, now } }: { figures: Analytics }) {
  const t = useT()
  const title = t('analytics.work.rework')
  const told = rework.map(({ cause, pieces }) => ({
    key: cause,
    name: t(`analytics.cause.${cause}`),
    pieces,
    to: behind.reworked(now, { cause }),
  }))
  return (
    <ChartCard
      title={title}
      empty={t('analytics.work.noRework')}
      headings={[t('analytics.work.cause'), t('analytics.sales.pieces')]}
      rows={told.map(({ key, name, pieces, to }) => ({ key, to, cells: [name, writeNumber(pieces)] }))}
    >
      <RankBars
        label={title}
        ranks={told.map(({ key, name, pieces, to }) => ({
          key,
          name,
          to,
          value: pieces,
          told: t('analytics.sales.piecesLine', { count: pieces }),
        }))}
      />
    </ChartCard>
  )
}

function WentAhead({ figures: { exceptions, now } }: { figures: Analytics }) {
  const t = useT()
  const title = t('analytics.work.ahead')
  const told = exceptions.map(({ kind, times }) => ({
    key: kind,
    name: t(`analytics.ahead.${kind}`),
    to: behind.wentAhead(now, { cause: kind }),
    times,
  }))
  return (
    <ChartCard
      title={title}
      empty={t('analytics.work.noAhead')}
      headings={[t('analytics.work.aheadWhat'), t('analytics.work.times')]}
      rows={told.map(({ key, name, times, to }) => ({ key, to, cells: [name, writeNumber(times)] }))}
    >
      <RankBars
        label={title}
        ranks={told.map(({ key, name, times, to }) => ({
          key,
          name,
          to,
          value: times,
          told: t('analytics.work.timesLine', { count: times }),
        }))}
      />
    </ChartCard>
  )
}

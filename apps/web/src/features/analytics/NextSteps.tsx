import type { Analytics } from '@darzi/contract/analytics.ts'
import { type Advice, adviceOf } from '@darzi/tailoring/analytics/advice.ts'
import { daysBetween } from '@darzi/tailoring/customers/days.ts'
import { writeMoney, writeNumber, writeShare } from '@darzi/words/formats.ts'
import { writeTime } from '@darzi/words/times.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { behind } from './behind.ts'
import styles from './Figures.module.css'

/** What the figures say could be done next, each with the way to what is behind it. */
export function NextSteps({ figures }: { figures: Analytics }) {
  const t = useT()
  const days = daysBetween(figures.now.from, figures.now.to) + 1
  const advice = adviceOf({
    ...figures,
    promises: { due: figures.promises.due.now, kept: figures.promises.kept.now },
    stock: figures.stock.items,
    days,
  })
  return (
    <Card title={t('analytics.next.title')}>
      {advice.length === 0 ? (
        <p>{t('analytics.next.none')}</p>
      ) : (
        <ul className={styles.advice}>
          {advice.map((each) => {
            const said = sentenceOf(each, figures, t)
            return (
              <li key={said}>
                <p>{said}</p>
                <ButtonLink
                  kind="plain"
                  to={leadsTo(each, figures)}
                  aria-label={t('analytics.next.showOf', { advice: said })}
                >
                  {t('analytics.next.show')}
                </ButtonLink>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

function sentenceOf(advice: Advice, { currency }: Analytics, t: Translate): string {
  const say = (params: Record<string, string | number>) => t(`analytics.next.${advice.key}`, params)
  switch (advice.key) {
    case 'collect':
      return say({ amount: writeMoney(advice.minor, currency), count: advice.orders })
    case 'promiseLater':
      return say({ late: writeNumber(advice.late), due: writeNumber(advice.due) })
    case 'rework':
      return say({ count: advice.pieces, cause: t(`analytics.cause.${advice.cause}`) })
    case 'reorder':
      return say({ name: advice.name, days: advice.days })
    case 'cancelled':
      return say({ share: writeShare(advice.share) })
    case 'callBack':
      return say({ orders: writeNumber(advice.orders), before: writeNumber(advice.before) })
    case 'bringBack':
      return say({ repeat: writeNumber(advice.repeat), total: writeNumber(advice.total) })
    case 'peak':
      return say({
        share: writeShare(advice.share),
        from: writeTime(advice.from * 60),
        to: writeTime(advice.to * 60),
      })
  }
}

function leadsTo(advice: Advice, { now, owed }: Analytics): string {
  const places: Record<Exclude<Advice['key'], 'reorder'>, string> = {
    collect: behind.longOwed(owed),
    promiseLater: behind.promised(now, { promise: 'late' }),
    rework: behind.reworked(now, advice.key === 'rework' ? { cause: advice.cause } : {}),
    cancelled: behind.ordered(now, { status: 'cancelled' }),
    callBack: behind.inactiveCustomers(),
    bringBack: links.customers(),
    peak: behind.ordered(now),
  }
  return advice.key === 'reorder' ? links.reorder(advice.id) : places[advice.key]
}

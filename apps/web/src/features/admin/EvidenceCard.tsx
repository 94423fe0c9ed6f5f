import type { Dispute, Evidence } from '@darzi/contract/disputes.ts'
import type { ReactNode } from 'react'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Card } from '../../ui/Card.tsx'
import { AgoText, DayText, InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'

interface Props {
  dispute: Dispute
  evidence: Evidence
}

/** The order as the server has it: what was agreed, cut, paid, said and done. */
export function EvidenceCard({ dispute: { currency }, evidence }: Props) {
  const t = useT()
  const { order, pieces, offers, payments, messages, events } = evidence
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <Card title={t('admin.dispute.evidence')} aria-label={t('admin.dispute.evidence')}>
      <Facts
        facts={[
          { label: t('admin.dispute.ordered'), value: <DayText day={order.orderedOn} /> },
          { label: t('admin.dispute.trial'), value: order.trialOn && <DayText day={order.trialOn} /> },
          { label: t('admin.dispute.promised'), value: <DayText day={order.promisedOn} /> },
          {
            label: t('admin.dispute.delivered'),
            value: order.deliveredAt && <InstantText at={order.deliveredAt} />,
          },
          { label: t('admin.dispute.total'), value: money(order.totalMinor) },
          { label: t('admin.dispute.paid'), value: money(order.paidMinor) },
          { label: t('admin.dispute.notes'), value: order.notes },
        ]}
      />
      <Part title={t('admin.dispute.pieces')} count={pieces.length}>
        {pieces.map(({ id, garment, person, reworks, sizes }) => (
          <li key={id}>
            <strong>{garmentName(t, garment)}</strong>
            {` · ${person} · ${t('admin.dispute.reworks', { count: reworks })}`}
            {sizes.length > 0 && (
              <p className={styles.soft}>
                {sizes
                  .map(
                    ({ field, typed }) =>
                      `${fieldName(t(`measurement-fields.${field}.name`), field)} ${typed}`,
                  )
                  .join(', ')}
              </p>
            )}
          </li>
        ))}
      </Part>
      <Part title={t('admin.dispute.offers')} count={offers.length}>
        {offers.map(({ version, priceMinor, readyOn, words }) => (
          <li key={version}>
            {t('admin.dispute.offer', { version, day: readyOn })} · {money(priceMinor)}
            {words && <p className={styles.soft}>{words}</p>}
          </li>
        ))}
      </Part>
      <Part title={t('admin.dispute.payments')} count={payments.length}>
        {payments.map(({ id, at, kind, method, amountMinor }) => (
          <li key={id}>
            {money(amountMinor)}
            <span className={styles.soft}>
              {` · ${t(`payments.kind.${kind}`)} · ${t(`payments.method.${method}`)} · `}
              <AgoText at={at} />
            </span>
          </li>
        ))}
      </Part>
      <Part title={t('admin.dispute.messages')} count={messages.length}>
        {messages.map(({ id, author, words, at }) => (
          <li key={id}>
            <span className={styles.soft}>
              {`${author} · `}
              <AgoText at={at} />
            </span>
            <p className={styles.words}>{words}</p>
          </li>
        ))}
      </Part>
      <Part title={t('admin.dispute.events')} count={events.length}>
        {timelineLines(events.map(asEntry), t).map(({ id, at, who, sentence }) => (
          <li key={id}>
            {who && `${who}: `}
            {sentence}{' '}
            <span className={styles.soft}>
              <AgoText at={at} />
            </span>
          </li>
        ))}
      </Part>
    </Card>
  )
}

const asEntry = ({ actor, ...event }: Evidence['events'][number]) => ({
  ...event,
  actor: actor === undefined ? undefined : { id: event.id, name: actor },
})

/** A field of the shop's own has no word of ours. */
const fieldName = (said: string, field: string) => (said.startsWith('measurement-fields.') ? field : said)

function Part({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section aria-label={title} className={styles.evidence}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  )
}

import type { Evidence } from '@darzi/contract/dispute-evidence.ts'
import type { Dispute } from '@darzi/contract/disputes.ts'
import { Facts } from '../../kits/detail/DetailPage.tsx'
import { timelineLines } from '../../shell/timeline-lines.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { PhotoStrip } from '../../ui/PhotoStrip.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AgreedPart, BriefPart } from './EvidenceAgreed.tsx'
import { DatedLine, EvidenceList, EvidencePart } from './EvidencePart.tsx'

interface Props {
  dispute: Dispute
  evidence: Evidence
}

/** The order as the server has it, in the order it happened: what was asked for, agreed, cut, tried on, paid, said and done. */
export function EvidenceCard({ dispute: { currency }, evidence }: Props) {
  const t = useT()
  const { order, brief, photos, trialAnswers, offers, messages, events } = evidence
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <Card
      className={styles.pack}
      title={t('admin.dispute.evidence')}
      aria-label={t('admin.dispute.evidence')}
    >
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
          { label: t('admin.dispute.cancelled'), value: order.cancelReason },
          {
            label: t('admin.dispute.kept'),
            value: order.keptMinor === undefined ? undefined : money(order.keptMinor),
          },
          { label: t('admin.dispute.notes'), value: order.notes === brief?.words ? undefined : order.notes },
        ]}
      />
      {brief && <BriefPart of={brief} currency={currency} />}
      <EvidenceList title={t('admin.dispute.offers')} count={offers.length}>
        {offers.map(({ version, at, priceMinor, readyOn, words }) => (
          <DatedLine key={version} at={at}>
            {t('admin.dispute.offer', { version })} · {money(priceMinor)} · {t('admin.dispute.ready')}{' '}
            <DayText day={readyOn} />
            {words && <p className={styles.soft}>{words}</p>}
          </DatedLine>
        ))}
      </EvidenceList>
      <AgreedPart evidence={evidence} currency={currency} />
      <Pieces pieces={evidence.pieces} />
      <EvidencePart title={t('admin.dispute.photos')} count={photos.length}>
        <PhotoStrip
          photos={photos}
          nameOf={(number) => t('admin.dispute.photo', { number })}
          captionOf={(number) => <Caption photo={photos[number - 1]} />}
        />
      </EvidencePart>
      <EvidenceList title={t('admin.dispute.trialAnswers')} count={trialAnswers.length}>
        {trialAnswers.map(({ id, at, answer, by, words }) => (
          <DatedLine key={id} at={at}>
            {by && `${by}: `}
            <strong>{t(`admin.dispute.trialAnswer.${answer}`)}</strong>
            {words && <p className={styles.words}>{words}</p>}
          </DatedLine>
        ))}
      </EvidenceList>
      <Paid evidence={evidence} currency={currency} />
      <EvidenceList title={t('admin.dispute.messages')} count={messages.length}>
        {messages.map(({ id, author, words, at, photo }) => (
          <DatedLine key={id} at={at}>
            <span className={styles.soft}>{author}</span>
            {words && <p className={styles.words}>{words}</p>}
            {photo && <PhotoStrip photos={[photo]} nameOf={() => t('admin.dispute.messagePhoto')} />}
          </DatedLine>
        ))}
      </EvidenceList>
      <EvidenceList title={t('admin.dispute.events')} count={events.length}>
        {timelineLines(events.map(asEntry), t).map(({ id, at, who, sentence }) => (
          <DatedLine key={id} at={at}>
            {who && `${who}: `}
            {sentence}
          </DatedLine>
        ))}
      </EvidenceList>
    </Card>
  )
}

function Pieces({ pieces }: Pick<Evidence, 'pieces'>) {
  const t = useT()
  return (
    <EvidenceList title={t('admin.dispute.pieces')} count={pieces.length}>
      {pieces.map(({ id, garment, person, isCut, reworks, sizes }) => (
        <li key={id}>
          <strong>{garmentName(t, garment)}</strong>
          {` · ${person} · ${t(`admin.dispute.${isCut ? 'cut' : 'uncut'}`)}`}
          {` · ${t('admin.dispute.reworks', { count: reworks })}`}
          {sizes.length > 0 && (
            <p className={styles.soft}>
              {sizes
                .map(
                  ({ field, typed }) => `${fieldName(t(`measurement-fields.${field}.name`), field)} ${typed}`,
                )
                .join(', ')}
            </p>
          )}
        </li>
      ))}
    </EvidenceList>
  )
}

/** What was billed, and every entry of money. */
function Paid({ evidence, currency }: { evidence: Evidence; currency: Dispute['currency'] }) {
  const t = useT()
  const { bills, payments } = evidence
  const money = (minor: number) => <Money minor={minor} currency={currency} />
  return (
    <>
      <EvidenceList title={t('admin.dispute.bills')} count={bills.length}>
        {bills.map(({ id, number, isCredit, issuedOn, totalMinor, taxMinor }) => (
          <li key={id}>
            <DayText day={issuedOn} /> · {t(`admin.dispute.${isCredit ? 'credit' : 'bill'}`, { number })} ·{' '}
            {money(totalMinor)}{' '}
            <span className={styles.soft}>
              {t('admin.dispute.ofItTax')} {money(taxMinor)}
            </span>
          </li>
        ))}
      </EvidenceList>
      <EvidenceList title={t('admin.dispute.payments')} count={payments.length}>
        {payments.map(({ id, at, kind, method, amountMinor }) => (
          <DatedLine key={id} at={at}>
            {money(amountMinor)}
            <span className={styles.soft}>
              {` · ${t(`payments.kind.${kind}`)} · ${t(`payments.method.${method}`)}`}
            </span>
          </DatedLine>
        ))}
      </EvidenceList>
    </>
  )
}

function Caption({ photo }: { photo: Evidence['photos'][number] | undefined }) {
  const t = useT()
  if (!photo) return null
  return (
    <>
      <div>{t(`admin.dispute.photoOf.${photo.kind}`)}</div>
      <InstantText at={photo.at} />
      {photo.note && <div>{photo.note}</div>}
    </>
  )
}

const asEntry = ({ actor, ...event }: Evidence['events'][number]) => ({
  ...event,
  actor: actor === undefined ? undefined : { id: event.id, name: actor },
})

/** A field of the shop's own has no word of ours. */
const fieldName = (said: string, field: string) => (said.startsWith('measurement-fields.') ? field : said)

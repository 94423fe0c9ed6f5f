import type { Dispute } from '@darzi/contract/disputes.ts'
import { Card } from '../../ui/Card.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { PhotoStrip } from '../../ui/PhotoStrip.tsx'
import { useT } from '../../words/use-t.ts'
import { StateBadge } from './DisputeList.tsx'
import styles from './Disputes.module.css'

/** What each side says, and what was decided. */
export function DisputeStory({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const { kind, state, isUnanswered, words, raisedAt, answer, answeredAt, answerBy } = dispute
  const { outcome, decision, sentBack } = dispute
  const byHandMinor = (dispute.refundMinor ?? 0) - (sentBack?.minor ?? 0)
  return (
    <Card
      title={t(`disputes.kind.${kind}`)}
      aria-label={t(`disputes.kind.${kind}`)}
      actions={<StateBadge state={state} isUnanswered={isUnanswered} />}
    >
      <Part title={t('disputes.card.customer')} at={raisedAt} words={words} />
      <Photos dispute={dispute} byShop={false} />
      {answer && answeredAt && <Part title={t('disputes.card.shop')} at={answeredAt} words={answer} />}
      <Photos dispute={dispute} byShop />
      {state === 'raised' && (
        <p className={styles.soft}>
          <Until
            words={t(`disputes.card.${isUnanswered ? 'unanswered' : 'noAnswer'}`, { at: '\u0000' })}
            at={answerBy}
          />
        </p>
      )}
      {outcome && decision && dispute.decidedAt && (
        <Part
          title={`${t('disputes.card.decision')}: ${t(`disputes.outcome.${outcome}`)}`}
          at={dispute.decidedAt}
          words={decision}
        />
      )}
      {sentBack && (
        <p>
          {t(`disputes.sentBack.${sentBack.state}`)}{' '}
          <strong>
            <Money minor={sentBack.minor} currency={dispute.currency} />
          </strong>
        </p>
      )}
      {byHandMinor > 0 && (
        <p>
          {t('disputes.card.refund')}{' '}
          <strong>
            <Money minor={byHandMinor} currency={dispute.currency} />
          </strong>
        </p>
      )}
    </Card>
  )
}

function Photos({ dispute: { photos }, byShop }: { dispute: Dispute; byShop: boolean }) {
  const t = useT()
  const shown = photos.filter((photo) => photo.byShop === byShop)
  if (shown.length === 0) return null
  return (
    <div className={styles.photos}>
      <PhotoStrip
        photos={shown}
        nameOf={(number) => t(`disputes.photo.${byShop ? 'shop' : 'customer'}`, { number })}
      />
    </div>
  )
}

/** A sentence with an instant in its hole. */
export function Until({ words, at }: { words: string; at: string }) {
  const [before, after] = words.split('\u0000')
  return (
    <>
      {before}
      <InstantText at={at} />
      {after}
    </>
  )
}

function Part({ title, at, words }: { title: string; at: string; words: string }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.soft}>
        <InstantText at={at} />
      </p>
      <p className={styles.words}>{words}</p>
    </section>
  )
}

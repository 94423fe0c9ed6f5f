import type { Candidate, HouseOrder } from '@darzi/contract/house-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { useShopDay } from '../../data/shop-day.ts'
import { houseLinks } from '../../house-links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { assignOrder, useCandidates } from './house-data.ts'

/** Whom to give an order to: the one that fits best stands first, with the reason; a person chooses. */
export function AssignDialog({ order, onClose }: { order: HouseOrder; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCandidates(order.id)
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [dueOn, setDueOn] = useState<string>()
  const [notes, setNotes] = useState<string>()
  const today = useShopDay()
  async function give({ partnershipId, tailor }: Candidate) {
    setBusy(partnershipId)
    setFailure(undefined)
    try {
      const chosen = { dueOn: dueOn ?? data?.dueOn, notes: notes ?? data?.notes }
      await assignOrder(order.id, { partnershipId, ...chosen })
      toastDone(t('houses.give.done', { tailor }))
      onClose()
    } catch (error) {
      setFailure(problemSentence(error, t))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Dialog title={t('houses.give.title', { number: order.number })} isOpen onClose={onClose} isWide>
      <FormError>{failure}</FormError>
      {!data && error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={3} rowHeight={96} />}
      {data?.candidates.length === 0 && (
        <div className={styles.none}>
          <p>{t('houses.give.none')}</p>
          <ButtonLink to={houseLinks.partners()} kind="primary">
            {t('houses.give.toPartners')}
          </ButtonLink>
        </div>
      )}
      {data && data.candidates.length > 0 && (
        <div className={styles.terms}>
          <DateField
            label={t('houses.give.dueOn')}
            hint={t('houses.give.dueHint')}
            value={dueOn ?? data.dueOn}
            today={today}
            min={today}
            max={data.latestOn}
            onChange={setDueOn}
          />
          <TextArea
            label={t('houses.give.notes')}
            hint={t('houses.give.notesHint')}
            isOptional
            rows={2}
            maxLength={1000}
            value={notes ?? data.notes ?? ''}
            onChange={({ target }) => setNotes(target.value)}
          />
        </div>
      )}
      <ul className={styles.list}>
        {data?.candidates.map((candidate, place) => (
          <One
            key={candidate.partnershipId}
            candidate={candidate}
            isFirst={place === 0}
            isBusy={busy === candidate.partnershipId}
            onGive={() => void give(candidate)}
          />
        ))}
      </ul>
    </Dialog>
  )
}

interface OneProps {
  candidate: Candidate
  isFirst: boolean
  isBusy: boolean
  onGive: () => void
}

function One({ candidate, isFirst, isBusy, onGive }: OneProps) {
  const t = useT()
  const currency = useSession().shop?.currency ?? 'AED'
  const { tailor, tier, notSewn, isOtherCurrency, openOrders, commissionMinor, payableMinor } = candidate
  const isSewn = notSewn.length === 0
  const whyNot = isOtherCurrency ? 'problems.houses.otherCurrency' : 'problems.houses.notSewn'
  const isFitting = isSewn && !isOtherCurrency
  return (
    <li className={styles.row}>
      <strong>{tailor}</strong>
      <p>
        {t(isSewn ? 'houses.give.sews' : 'houses.give.sewsNot')} · {t(`houses.tier.${tier}`)} ·{' '}
        {t('houses.give.load', { count: openOrders })}
        {isOtherCurrency && ` · ${t('houses.give.otherCurrency')}`}
      </p>
      <p className={styles.soft}>
        {t('houses.give.split', {
          payable: writeMoney(payableMinor, currency),
          commission: writeMoney(commissionMinor, currency),
        })}
      </p>
      <div className={styles.acts}>
        <HonestButton
          kind={isFirst && isFitting ? 'primary' : 'quiet'}
          isBusy={isBusy}
          reason={isFitting ? undefined : t(whyNot)}
          onClick={onGive}
        >
          {t('houses.give.to', { tailor })}
        </HonestButton>
      </div>
    </li>
  )
}

import type { Candidate, HouseOrder } from '@darzi/contract/houses.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Houses.module.css'
import { assignOrder, useCandidates } from './house-data.ts'

/** Whom to give an order to: the one that fits best stands first, with the reason; a person chooses. */
export function AssignDialog({ order, onClose }: { order: HouseOrder; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCandidates(order.id)
  const [busy, setBusy] = useState<string>()
  const [failure, setFailure] = useState<string>()
  async function give({ partnershipId, tailor }: Candidate) {
    setBusy(partnershipId)
    setFailure(undefined)
    try {
      await assignOrder(order.id, partnershipId)
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
          <ButtonLink to={`${links.houseDashboard()}?tab=partners`} kind="primary">
            {t('houses.give.toPartners')}
          </ButtonLink>
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
  const { tailor, tier, notSewn, openOrders, commissionMinor, payableMinor } = candidate
  const isSewn = notSewn.length === 0
  return (
    <li className={styles.row}>
      <strong>{tailor}</strong>
      <p>
        {t(isSewn ? 'houses.give.sews' : 'houses.give.sewsNot')} · {t(`houses.tier.${tier}`)} ·{' '}
        {t('houses.give.load', { count: openOrders })}
      </p>
      <p className={styles.soft}>
        {t('houses.give.split', {
          payable: writeMoney(payableMinor, currency),
          commission: writeMoney(commissionMinor, currency),
        })}
      </p>
      <div className={styles.acts}>
        <HonestButton
          kind={isFirst && isSewn ? 'primary' : 'quiet'}
          isBusy={isBusy}
          reason={isSewn ? undefined : t('problems.houses.notSewn')}
          onClick={onGive}
        >
          {t('houses.give.to', { tailor })}
        </HonestButton>
      </div>
    </li>
  )
}

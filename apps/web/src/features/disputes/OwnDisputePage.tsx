import type { Dispute } from '@darzi/contract/disputes.ts'
import { useParams, useSearchParams } from 'react-router'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { AddPhoto } from './AddPhoto.tsx'
import { DisputeStory } from './DisputeStory.tsx'
import styles from './Disputes.module.css'
import { useDisputeOfOrder, withdrawDispute } from './dispute-data.ts'
import { RaiseForm } from './RaiseForm.tsx'

/** An order of one's own with which something is wrong: said once, followed to the decision. */
export default function OwnDisputePage() {
  const t = useT()
  const { id = '' } = useParams()
  const [asked] = useSearchParams()
  return (
    <DetailPage
      query={useDisputeOfOrder(id)}
      title={() => t('disputes.own.title')}
      backTo={links.ownOrders()}
    >
      {({ order, dispute, canRaise, remakeUntil }) => (
        <>
          <p className={styles.soft}>{t('disputes.own.of', order)}</p>
          {dispute && <DisputeStory dispute={dispute} />}
          {dispute && <AddPhoto dispute={dispute} side="customer" />}
          {dispute?.can.includes('withdraw') && <Withdraw dispute={dispute} />}
          {(dispute?.state === 'declined' || dispute?.state === 'agreed') && (
            <p role="status">{t(`disputes.own.${dispute.state}Next`)}</p>
          )}
          {canRaise && (
            <RaiseForm orderId={id} remakeUntil={remakeUntil} isRemake={asked.get('about') === 'remake'} />
          )}
          {!canRaise && !dispute && <p>{t('disputes.own.notYet')}</p>}
        </>
      )}
    </DetailPage>
  )
}

function Withdraw({ dispute }: { dispute: Dispute }) {
  const t = useT()
  const { isBusy, run } = useAct()
  const withdraw = () =>
    run(async () => {
      await withdrawDispute(dispute.id)
      toastDone(t('disputes.own.withdrawn'))
    })
  return (
    <div>
      <Button isBusy={isBusy} onClick={() => void withdraw()}>
        {t('disputes.own.withdraw')}
      </Button>
    </div>
  )
}

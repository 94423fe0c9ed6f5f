import { useParams } from 'react-router'
import { disputeLinks } from '../../admin-links.ts'
import { useMay } from '../../data/session.ts'
import { DetailPage } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import { AddPhoto } from './AddPhoto.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { DisputeStory } from './DisputeStory.tsx'
import styles from './Disputes.module.css'
import { useShopDispute } from './dispute-data.ts'

/** One dispute as the shop sees it, and its answer. */
export default function ShopDisputePage() {
  const t = useT()
  const { id = '' } = useParams()
  const mayAnswer = useMay('orders.cancel')
  const mayRework = useMay('orders.write')
  return (
    <DetailPage
      query={useShopDispute(id)}
      title={(dispute) => (dispute ? `${dispute.orderNumber}, ${dispute.customer}` : t('disputes.shop.one'))}
      backTo={disputeLinks.ofShop()}
      extra={({ orderId }) => <ButtonLink to={links.order(orderId)}>{t('disputes.shop.order')}</ButtonLink>}
    >
      {(dispute) => (
        <>
          <DisputeStory dispute={dispute} />
          {mayRework && (dispute.outcome === 'remake' || dispute.state === 'agreed') && (
            <Remake orderId={dispute.orderId} />
          )}
          {mayAnswer && <AddPhoto dispute={dispute} side="shop" />}
          {mayAnswer && <AnswerForm dispute={dispute} />}
        </>
      )}
    </DetailPage>
  )
}

/** What was decided is done by the order's own way back into work, with its cause and its stage. */
function Remake({ orderId }: { orderId: string }) {
  const t = useT()
  return (
    <Card aria-label={t('disputes.outcome.remake')}>
      <p className={styles.soft}>{t('disputes.shop.remakeWhy')}</p>
      <ButtonLink kind="primary" to={links.orderAsking(orderId, 'rework')}>
        {t('disputes.shop.remake')}
      </ButtonLink>
    </Card>
  )
}

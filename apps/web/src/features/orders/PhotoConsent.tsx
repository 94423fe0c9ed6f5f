import type { Order } from '@darzi/contract/order-shapes.ts'
import type { ShopConsents } from '@darzi/contract/photo-consents.ts'
import { mayAskConsent } from '@darzi/tailoring/market/photo-consents.ts'
import { writeInstantDay } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { CustomerChat } from '../../shell/CustomerChat.tsx'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { useSpeechFor } from '../../shell/use-speech-for.ts'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './OrderPage.module.css'
import { askConsent } from './photo-consents.ts'

const features = ['orders-page']

interface Props {
  order: Order
  photo: Order['photos'][number]
  /** Among the photos of its order, from 1. */
  number: number
  consents: ShopConsents
}

/** Asks the customer to let a photo be shown, and tells how that stands. */
export function PhotoConsent({ order, photo, number, consents }: Props) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const row = consents.rows.find(({ photoId }) => photoId === photo.id)
  const may = mayAskConsent({ ...consents, order, photo, state: row?.state ?? 'none' })
  const reason = 'refused' in may ? t(`problems.${may.refused}`) : undefined
  async function ask() {
    setBusy(true)
    try {
      await askConsent(order.id, photo.id)
      toastDone(t('orders-page.consent.asked'))
    } catch (error) {
      toastProblem(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={styles.consent}>
      {row && <Standing row={row} order={order} />}
      {row?.state !== 'asked' && row?.state !== 'agreed' && (
        <HonestButton
          isBusy={isBusy}
          reason={reason}
          aria-label={t('orders-page.consent.askOf', { number })}
          onClick={() => void ask()}
        >
          {t('orders-page.consent.ask')}
        </HonestButton>
      )}
    </div>
  )
}

function Standing({ row, order }: { row: ShopConsents['rows'][number]; order: Order }) {
  const t = useT()
  const language = useLanguage()
  const mayShow = useMay('shop.write')
  const { state, isShown } = row
  const { phone, hasStoppedMessages } = order.customer
  const theirs = useSpeechFor(order.customer.language, features)
  const url = new URL(order.trackingUrl, window.location.origin).href
  const day = writeInstantDay(row.answeredAt ?? row.askedAt, language)
  return (
    <>
      <p>{t(`orders-page.consent.state.${isShown ? 'shown' : state}`, { day })}</p>
      {state === 'asked' && phone && (
        <CustomerChat
          phone={phone}
          text={theirs.t('orders-page.consent.message', { number: order.number, url })}
          hasStopped={hasStoppedMessages}
          label={t('orders-page.consent.send')}
        />
      )}
      {state === 'agreed' && !isShown && mayShow && (
        <Link to={links.profile()}>{t('orders-page.consent.add')}</Link>
      )}
    </>
  )
}

import type { Order } from '@darzi/contract/order-shapes.ts'
import { problemSentence } from '../../../data/problem-error.ts'
import type { ChosenPhoto } from '../../../data/use-draft-photos.ts'
import { Button } from '../../../ui/Button.tsx'
import { DayText } from '../../../ui/DateText.tsx'
import { Money } from '../../../ui/Money.tsx'
import { useT } from '../../../words/use-t.ts'
import { OrderPapers } from '../../orders/api.ts'
import styles from './LongForm.module.css'
import { useClothPhotos } from './use-cloth-photos.ts'

interface Props {
  order: Order
  phone: string | undefined
  photos: readonly ChosenPhoto[]
}

/** The order that was taken with the customer: its number, what is owed, its slip; the photos of the cloth go out now. */
export function OrderTaken({ order, phone, photos }: Props) {
  const t = useT()
  const { waiting, problem, retry } = useClothPhotos(order.id, photos)
  const { currency } = order
  return (
    <div className={styles.taken}>
      <p className={styles.takenTitle}>{t('customers-form.added.orderTitle', { number: order.number })}</p>
      <dl className={styles.facts}>
        <dt>{t('customers-form.added.promised')}</dt>
        <dd>
          <DayText day={order.promisedOn} />
        </dd>
        <dt>{t('customers-form.added.total')}</dt>
        <dd>
          <Money minor={order.totalMinor} currency={currency} />
        </dd>
        <dt>{t('customers-form.added.balance')}</dt>
        <dd>
          <Money minor={order.balanceMinor} currency={currency} />
        </dd>
      </dl>
      {waiting > 0 && problem === undefined && (
        <p role="status">{t('customers-form.added.clothSending', { count: waiting })}</p>
      )}
      {problem !== undefined && (
        <div role="alert" className={styles.problem}>
          <p>{t('customers-form.added.clothFailed', { count: waiting, why: problemSentence(problem, t) })}</p>
          <Button onClick={retry}>{t('customers-form.added.clothAgain')}</Button>
        </div>
      )}
      <OrderPapers order={order} phone={phone} />
    </div>
  )
}

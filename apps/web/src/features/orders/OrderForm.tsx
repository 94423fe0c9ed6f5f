import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { FormEvent } from 'react'
import { newId } from '../../data/new-id.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { useShopDay } from '../customers/api.ts'
import { useBufferDays } from './counter-queries.ts'
import { OrderFor } from './OrderFor.tsx'
import styles from './OrderForm.module.css'
import { OrderStands } from './OrderStands.tsx'
import { anotherOf } from './order-draft.ts'
import { daysOfDraft, priceOfDraft } from './order-offer.ts'
import { TakeDays } from './TakeDays.tsx'
import { TakeMoney } from './TakeMoney.tsx'
import { TakenScreen } from './TakenScreen.tsx'
import { TakePieces } from './TakePieces.tsx'
import { isToldAtField, sentenceAt } from './take-problems.ts'
import { useNewPhotos } from './use-new-photos.ts'
import { useOrderDraft } from './use-order-draft.ts'
import { useTakeOrder } from './use-take-order.ts'

interface Props {
  customer: Customer
  garments: readonly Garment[]
  onNext: () => void
}

/** The whole order on one sheet: what, by when, for how much. Price and days follow every tap. */
export function OrderForm({ customer, garments, onNext }: Props) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const today = useShopDay()
  const bufferDays = useBufferDays()
  const form = useOrderDraft(customer.id)
  const { draft, change } = form
  const photos = useNewPhotos(draft.id)
  const price = priceOfDraft(draft, garments, currency)
  const days = daysOfDraft(draft, garments, { today, bufferDays })
  const asked = {
    customerId: customer.id,
    currency,
    garments,
    days: { promisedOn: days.promisedOn, trialOn: days.trialOn },
  }
  const { problems, isBusy, taken, standing, take, show } = useTakeOrder(form, asked)
  const errorAt = (field: string) => sentenceAt(problems, field, t)

  function startAfresh() {
    photos.forgetAll()
    form.startAfresh()
  }
  function takeAnother() {
    const other = anotherOf(draft, newId)
    photos.carryTo(other.draft.id, other.ids)
    form.goOnAs(other.draft)
    void take(other.draft)
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    void take()
  }
  if (taken)
    return <TakenScreen order={taken} photos={photos.photos} phone={customer.phone} onNext={onNext} />
  const { error } = problems
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <OrderFor customer={customer} form={form} garments={garments} />
      {form.isRestored && draft.pieces.length > 0 && (
        <FormNotice
          action={
            <Button kind="plain" onClick={startAfresh}>
              {t('orders-new.draft.afresh')}
            </Button>
          }
        >
          {t('orders-new.draft.restored')}
        </FormNotice>
      )}
      <TakePieces customer={customer} form={form} photos={photos} garments={garments} problems={problems} />
      {draft.pieces.length > 0 && (
        <>
          <TakeDays form={form} days={days} today={today} errorAt={errorAt} />
          <TakeMoney form={form} price={price} currency={currency} errorAt={errorAt} />
          <Card>
            <TextArea
              label={t('orders-new.notes')}
              hint={t('orders-new.notesHint')}
              isOptional
              rows={2}
              maxLength={4000}
              value={draft.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Card>
        </>
      )}
      <FormError>{errorAt('pieces')}</FormError>
      <FormError>{error !== undefined && !isToldAtField(error) && problemSentence(error, t)}</FormError>
      {standing && (
        <OrderStands order={standing} isBusy={isBusy} onOpen={() => show(standing)} onAnother={takeAnother} />
      )}
      <TakeFoot pieces={draft.pieces.length} price={price} currency={currency} isBusy={isBusy} />
    </form>
  )
}

interface TakeFootProps {
  pieces: number
  price: ReturnType<typeof priceOfDraft>
  currency: Currency
  isBusy: boolean
}

/** What it comes to, always in sight, and the one next step. */
function TakeFoot({ pieces, price, currency, isBusy }: TakeFootProps) {
  const t = useT()
  return (
    <div className={styles.foot} data-at-foot="bar">
      <p>
        <strong>{writeMoney(price.totalMinor, currency)}</strong>
        <span>{t('orders-new.pieces.count', { count: pieces })}</span>
      </p>
      <Button kind="next" isLarge type="submit" isBusy={isBusy}>
        {t('orders-new.take')}
      </Button>
    </div>
  )
}

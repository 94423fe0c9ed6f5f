import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { type Currency, defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { cacheOrder } from '../../data/order-cache.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { useShopDay } from '../customers/api.ts'
import { CustomerFinder } from './CustomerFinder.tsx'
import { customerAsked, useBufferDays, useGarments } from './counter-queries.ts'
import { isToldAtField, readOrder, sentenceAt, type TakeProblems } from './draft-body.ts'
import { OrderFor } from './OrderFor.tsx'
import styles from './OrderForm.module.css'
import { OrderStands } from './OrderPapers.tsx'
import { anotherOf } from './order-draft.ts'
import { useNewPhotos } from './photo-commands.ts'
import { TakeDays } from './TakeDays.tsx'
import { TakeMoney } from './TakeMoney.tsx'
import { TakenScreen } from './TakenScreen.tsx'
import { TakePieces } from './TakePieces.tsx'
import {
  daysOfDraft,
  findSentOrder,
  invalidFields,
  type OrderForm as OrderDraftForm,
  priceOfDraft,
  useOrderDraft,
} from './use-order-draft.ts'

/** Takes an order: first for whom, then of what. `/tailor/add-customer?customer=` is the same screen. */
export default function NewOrderPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [round, setRound] = useState(() => newId())
  const customerId = search.get('customer') ?? ''
  function next() {
    setRound(newId())
    void navigate(links.newOrder())
  }
  return (
    <>
      <ScreenHeader
        title={t('orders-new.page.title')}
        backTo={customerId ? links.newOrder() : links.orders()}
      />
      {customerId ? (
        <TakeOrder key={`${round} ${customerId}`} customerId={customerId} onNext={next} />
      ) : (
        <CustomerFinder
          key={round}
          begun={search.get('phone') ?? search.get('name') ?? ''}
          onChoose={(id) => void navigate(links.newOrder({ customer: id }))}
        />
      )}
    </>
  )
}

interface Props {
  customerId: string
  /** To the next one at the counter. */
  onNext: () => void
}

/** Fetches whom and what the order is for. */
function TakeOrder({ customerId, onNext }: Props) {
  const { data: customer, error, refetch } = useQuery(customerAsked(customerId))
  const shop = useGarments()
  const failure = error ?? shop.error
  if (failure && (!customer || !shop.isKnown)) {
    return <QueryFailed error={failure} onRetry={() => void (error ? refetch() : shop.refetch())} />
  }
  if (!customer || !shop.isKnown) return <SkeletonRows rows={4} rowHeight={120} />
  return <OrderForm customer={customer} garments={shop.garments} onNext={onNext} />
}

interface OrderFormProps {
  customer: Customer
  garments: readonly Garment[]
  onNext: () => void
}

/** The whole order on one sheet: what, by when, for how much. Price and days follow every tap. */
export function OrderForm({ customer, garments, onNext }: OrderFormProps) {
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

interface TakenWith {
  customerId: string
  currency: Currency
  garments: readonly Garment[]
  days: { promisedOn: string; trialOn?: string }
}

/** Checks and sends an order. It carries its own id: sent again after a lost answer, it is the same order. */
function useTakeOrder({ draft, finish }: OrderDraftForm, asked: TakenWith) {
  const [problems, setProblems] = useState<TakeProblems>({ found: {} })
  const [sent, setSent] = useState(draft)
  const [isBusy, setBusy] = useState(false)
  const [taken, setTaken] = useState<Order>()
  const [standing, setStanding] = useState<Order>()

  async function take(asTyped = draft) {
    const { body, found } = readOrder(asTyped, asked)
    setProblems({ found })
    setSent(asTyped)
    setStanding(undefined)
    if (Object.keys(found).length > 0) return showFirst()
    setBusy(true)
    try {
      const order = await call('POST /api/orders', { body })
      cacheOrder(order)
      show(order)
    } catch (error) {
      const order = await findSentOrder(error, asTyped.id)
      if (order) return setStanding(order)
      setProblems({ found: {}, error })
      showFirst()
    } finally {
      setBusy(false)
    }
  }
  function show(order: Order) {
    finish()
    setTaken(order)
  }
  return { problems: { ...problems, typed: { sent, now: draft } }, isBusy, taken, standing, take, show }
}

/** After the marks are drawn: the first that is wrong has the focus, and a field's sentence is read with it. */
function showFirst(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`main :is(${invalidFields})`)?.focus()),
  )
}

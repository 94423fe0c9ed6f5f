import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { Garment } from '@darzi/contract/garments.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { useMediaQuery } from '@mantine/hooks'
import { ChevronUp } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { newId } from '../../../data/new-id.ts'
import { useSession } from '../../../data/session.ts'
import { useShopDay } from '../../../data/shop-day.ts'
import { DraftNotice } from '../../../kits/form/DraftNotice.tsx'
import { useDialogAddress } from '../../../shell/use-dialog-address.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chips } from '../../../ui/Chips.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { shownDay } from '../../../ui/read-day.ts'
import { Sheet } from '../../../ui/Sheet.tsx'
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { useCounterRules, useLast } from '../counter-queries.ts'
import { placeOfProblem, sentenceAt, type TakeProblems } from '../draft-body.ts'
import { GarmentPicker, inTurn } from '../GarmentPicker.tsx'
import { OrderFor } from '../OrderFor.tsx'
import { anotherOf, oneMore, type PieceDraft, pieceOf } from '../order-draft.ts'
import { usePeopleRecords } from '../person-records.ts'
import { useNewPhotos } from '../photo-commands.ts'
import { daysOfDraft, priceOfDraft, rushToSend, useOrderDraft } from '../use-order-draft.ts'
import { OpenPiece } from './OpenPiece.tsx'
import styles from './OrderForm.module.css'
import { Ticket } from './Ticket.tsx'
import type { Taking } from './taking.ts'
import { focusFirstWrong, useTakeOrder } from './use-take-order.ts'

const fetchTaken = () => import('../TakenScreen.tsx')
const TakenScreen = lazy(async () => ({ default: (await fetchTaken()).TakenScreen }))

interface Props {
  customer: Customer
  garments: readonly Garment[]
  onNext: () => void
}

/** As in OrderForm.module.css: from here on the ticket stands beside the garments. */
const wide = '(min-width: 60rem)'
/** The address of the sheet that holds the ticket on a phone; a piece's sheet has the piece's id. */
const ticketSheet = 'ticket'

/** An order as a ticket: garments are tapped on one side and stand on the other; on a phone both rise as sheets. */
export function OrderForm({ customer, garments, onNext }: Props) {
  const t = useT()
  const currency = useSession().shop?.currency ?? defaultCurrency
  const today = useShopDay()
  const rules = useCounterRules()
  const isWide = useMediaQuery(wide, undefined, { getInitialValueInEffect: false })
  const form = useOrderDraft(customer.id, customer.name)
  const { draft } = form
  const photos = useNewPhotos(draft.id)
  const { records } = usePeopleRecords(customer.people.map(({ id }) => id))
  const last = useLast(customer.id)
  const sheet = useDialogAddress('open')
  const price = priceOfDraft(draft, garments, { currency, ...rules })
  const days = daysOfDraft(draft, garments, { today, ...rules })
  const order = useTakeOrder(form, {
    customerId: customer.id,
    currency,
    garments,
    days: { promisedOn: days.promisedOn, trialOn: days.trialOn },
    rushMinor: rushToSend(draft, { rush: rules.rush, rushMinor: price.rushMinor }),
    onProblem: openProblem,
  })
  const { problems, isBusy, taken, standing, take, show } = order
  const lastPieces = last?.pieces ?? []
  const shared = { customer, form, garments, lastPieces, records, currency, today, price, days, photos }
  const taking: Taking = { ...shared, problems }
  const opened = draft.pieces.find(({ id }) => id === sheet.value)
  const person = customer.people.find(({ id }) => id === draft.personId) ?? customer.people[0]
  const usual = lastPieces.filter(({ personId }) => personId === person?.id).map(({ garment }) => garment)

  function open(place: string) {
    // One step back leads out of the piece, however many were opened one after the other.
    if (place !== sheet.value) sheet.open(place, { replace: opened !== undefined })
  }
  function openProblem(found: TakeProblems) {
    const place = placeOfProblem(found)
    if (place === 'garments') return sheet.value && sheet.close()
    if (place !== 'ticket') return open(draft.pieces[place]?.id ?? ticketSheet)
    if (!isWide) open(ticketSheet)
  }
  /** What is done leads on to the next piece that is still wrong. */
  function closePiece() {
    const place = placeOfProblem(problems)
    const next = typeof place === 'number' ? draft.pieces[place] : undefined
    if (!next || next.id === opened?.id) return sheet.close()
    open(next.id)
    focusFirstWrong()
  }
  function add(garment: Garment) {
    if (!person) return
    // Without a usual price, what this customer paid last.
    const paidLast = last?.order?.pieces.find((piece) => piece.garment.key === garment.key)?.priceMinor
    const priceMinor = garment.priceMinor ?? paidLast
    addPiece(pieceOf({ key: garment.key, priceMinor }, { id: newId(), personId: person.id, currency }))
  }
  function addPiece(piece: PieceDraft) {
    form.addPieces([piece])
    open(piece.id)
  }
  function takeAnother() {
    const other = anotherOf(draft, newId)
    photos.carryTo(other.draft.id, other.ids)
    form.goOnAs(other.draft)
    void take(other.draft)
  }
  function startOver() {
    photos.forgetAll()
    form.startOver()
  }
  // What says that the order stands is here before it is taken: the line may fail at any moment after.
  useEffect(() => void fetchTaken().catch(() => {}), [])
  if (taken)
    return (
      <Suspense fallback={<SkeletonRows rows={4} rowHeight={48} />}>
        <TakenScreen order={taken} photos={photos.photos} phone={customer.phone} onNext={onNext} />
      </Suspense>
    )

  const ticket = (
    <Ticket
      taking={taking}
      openedId={opened?.id}
      isBusy={isBusy}
      standing={standing}
      onOpen={(id) => (id === opened?.id ? sheet.close() : open(id))}
      onTake={() => void take()}
      onShow={show}
      onAnother={takeAnother}
    />
  )
  const who = <OrderFor customer={customer} form={form} garments={garments} />
  const piece = opened && (
    <OpenPiece
      taking={taking}
      piece={opened}
      isWide={isWide}
      others={isWide ? [] : inTurn(garments, { sizing: person?.sizing, usual }).slice(0, offeredNext)}
      onOneMore={() => addPiece(oneMore(opened, newId()))}
      onAdd={add}
      onDone={closePiece}
      onClose={sheet.close}
    />
  )
  return (
    <div className={styles.counter}>
      <div className={styles.garments}>
        {!isWide && who}
        <DraftNotice draft={{ ...form, startOver, isRestored: form.isRestored && draft.pieces.length > 0 }} />
        <Card title={t('orders-new.pieces.title')}>
          <div className={styles.stack}>
            {customer.people.length > 1 && (
              <Chips
                label={t('orders-new.pieces.person')}
                isRow
                chips={customer.people.map(({ id, name }) => ({ key: id, label: name }))}
                chosen={person?.id}
                onChoose={(personId) => form.change({ personId })}
              />
            )}
            <NoGarment sentence={sentenceAt(problems, 'pieces', t)} />
            <GarmentPicker
              garments={garments}
              sizing={person?.sizing}
              usual={usual}
              pieces={draft.pieces}
              currency={currency}
              isCompact={isWide && opened !== undefined}
              onAdd={add}
            />
            <p className="onlyRead" role="status">
              {draft.pieces.length > 0 && t('orders-new.pieces.count', { count: draft.pieces.length })}
            </p>
          </div>
        </Card>
        {piece}
      </div>
      {isWide ? (
        <aside className={styles.ticket} aria-label={t('orders-new.ticket.title')}>
          {who}
          {ticket}
        </aside>
      ) : (
        <>
          <TicketBar
            taking={taking}
            isBusy={isBusy}
            onOpen={() => open(ticketSheet)}
            onTake={() => void take()}
          />
          <Sheet
            title={t('orders-new.ticket.title')}
            isOpen={sheet.value === ticketSheet}
            onClose={sheet.close}
          >
            {ticket}
          </Sheet>
        </>
      )}
    </div>
  )
}

/** So many garments are offered beside one more of the same. */
const offeredNext = 4

/** Told where garments are tapped, with the focus, so that it is seen and read. */
function NoGarment({ sentence }: { sentence: string | undefined }) {
  if (!sentence) return null
  return (
    <div data-mends tabIndex={-1}>
      <FormError>{sentence}</FormError>
    </div>
  )
}

interface TicketBarProps {
  taking: Taking
  isBusy: boolean
  onOpen: () => void
  onTake: () => void
}

/** On a phone: what it comes to and by when, always in sight, the way to the ticket, and the one next step. */
function TicketBar({ taking: { form, price, days, currency }, isBusy, onOpen, onTake }: TicketBarProps) {
  const t = useT()
  const language = useLanguage()
  const count = form.draft.pieces.length
  const promised = shownDay(days.promisedOn)
  return (
    <div className={styles.bar} data-at-foot="task">
      <button
        type="button"
        className={styles.summary}
        aria-haspopup="dialog"
        disabled={count === 0}
        onClick={onOpen}
      >
        <span>
          {t('orders-new.pieces.count', { count })}
          {count > 0 && promised && ` · ${writeDay(promised, language)}`}
        </span>
        <strong>
          {writeMoney(price.totalMinor, currency)} {count > 0 && <ChevronUp size={18} aria-hidden="true" />}
        </strong>
      </button>
      <Button kind="primary" isBusy={isBusy} onClick={onTake}>
        {t('orders-new.take')}
      </Button>
    </div>
  )
}

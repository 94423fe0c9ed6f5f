import type { Order } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { type FormEvent, lazy, Suspense } from 'react'
import { problemSentence } from '../../../data/problem-error.ts'
import { Button } from '../../../ui/Button.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useT } from '../../../words/use-t.ts'
import { isToldAtField, sentenceAt } from '../draft-body.ts'
import { DaysFields } from '../TakeDays.tsx'
import { MoneyFields } from '../TakeMoney.tsx'
import styles from './Ticket.module.css'
import { TicketPiece } from './TicketPiece.tsx'
import { TicketSizes } from './TicketSizes.tsx'
import type { Taking } from './taking.ts'

/** Only where an order was sent before. */
const OrderStands = lazy(() => import('../OrderStands.tsx'))

interface Props {
  taking: Taking
  /** The piece that is open beside it. */
  openedId: string | undefined
  isBusy: boolean
  /** The order as an earlier sending made it. */
  standing: Order | undefined
  onOpen: (pieceId: string) => void
  onTake: () => void
  onShow: (order: Order) => void
  onAnother: () => void
}

/** The order as it stands: its pieces a line each, whose sizes it needs, by when, for how much. */
export function Ticket({ taking, openedId, isBusy, standing, onOpen, onTake, onShow, onAnother }: Props) {
  const { form, price, days, today, currency, problems } = taking
  const { draft, change } = form
  const t = useT()
  const errorAt = (field: string) => sentenceAt(problems, field, t)
  const { error } = problems
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onTake()
  }
  return (
    <form className={styles.ticket} onSubmit={onSubmit} noValidate>
      {draft.pieces.length === 0 ? (
        <p className={styles.empty}>{t('orders-new.ticket.empty')}</p>
      ) : (
        <>
          <ol className={styles.pieces} aria-label={t('orders-new.pieces.list')}>
            {draft.pieces.map((piece, at) => (
              <li key={piece.id}>
                <TicketPiece
                  taking={taking}
                  piece={piece}
                  at={at}
                  isOpen={piece.id === openedId}
                  onOpen={() => onOpen(piece.id)}
                />
              </li>
            ))}
          </ol>
          <TicketSizes taking={taking} />
          <section className={styles.part} aria-label={t('orders-new.days.title')}>
            <DaysFields form={form} days={days} today={today} errorAt={errorAt} />
          </section>
          <section className={styles.part} aria-label={t('orders-new.money.title')}>
            <MoneyFields form={form} price={price} currency={currency} errorAt={errorAt} />
          </section>
          <TextArea
            label={t('orders-new.notes')}
            hint={t('orders-new.notesHint')}
            isOptional
            rows={2}
            maxLength={4000}
            value={draft.notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
        </>
      )}
      {standing && (
        <Suspense>
          <OrderStands
            order={standing}
            isBusy={isBusy}
            onOpen={() => onShow(standing)}
            onAnother={onAnother}
          />
        </Suspense>
      )}
      <div className={styles.foot} data-sheet-foot>
        <FormError>{error !== undefined && !isToldAtField(error) && problemSentence(error, t)}</FormError>
        <p>
          <span>{t('orders-new.pieces.count', { count: draft.pieces.length })}</span>{' '}
          <strong>{writeMoney(price.totalMinor, currency)}</strong>
        </p>
        <Button kind="primary" isLarge type="submit" isBusy={isBusy}>
          {t('orders-new.take')}
        </Button>
      </div>
    </form>
  )
}

import type { Garment } from '@darzi/contract/garments.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { type FormEvent, useState } from 'react'
import { toastDone } from '../../shell/toasts.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { blockedReason } from './blocked-reason.ts'
import { newlyProposed, othersFor } from './cut-from.ts'
import styles from './OrderPage.module.css'
import { cutFrom } from './order-commands.ts'
import { useFieldName } from './order-words.ts'
import { fittingRecords, isBeingMade, lackingIn } from './person-records.ts'
import { RecordChoices } from './RecordChoices.tsx'
import { useQuestion } from './use-question.ts'

interface Props {
  order: Order
  piece: Piece
  records: readonly MeasurementRecord[]
  garments: readonly Garment[]
  seen: string | undefined
  onClose: () => void
}

/** The person's measurings to choose from; what is enough for their other pieces that wait is taken for these, too. */
export function CutFromForm({ order, piece, records, garments, seen, onClose }: Props) {
  const t = useT()
  const [chosenId, setChosen] = useState<string>()
  const [left, setLeft] = useState<readonly string[]>([])
  const made = isBeingMade(piece) ? undefined : t('orders.reason.behind')
  const why = blockedReason(order, 'edit', t) ?? made
  const { isBusy, over, problem, setProblem, send } = useQuestion(onClose, why)
  const fitting = fittingRecords(records, piece.garment.key)
  const chosen = fitting.find(({ id }) => id === chosenId) ?? newlyProposed({ piece, records: fitting, seen })
  const others = othersFor({ order, piece, record: chosen })
  const fits = others.filter((other) => lackingIn(chosen, other.needs).length === 0)
  const lacking = others.filter((other) => !fits.includes(other))
  const nameOf = useFieldName(lacking.flatMap(({ needs }) => needs))
  const also = fits.filter(({ id }) => !left.includes(id))
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (!chosen) return setProblem(t('orders-page.cut.sayWhich'))
    const pieces = [piece, ...also].filter(({ snapshot }) => snapshot?.recordId !== chosen.id)
    void send(async () => {
      await cutFrom(order, pieces, chosen.id)
      if (pieces.length > 0) toastDone(t('orders-page.cut.done', { count: pieces.length }))
    })
  }
  const toggle = (id: string) =>
    setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id])
  return (
    <form className={styles.stack} onSubmit={onSubmit} noValidate>
      <RecordChoices
        piece={piece}
        garments={garments}
        records={fitting}
        chosen={chosen?.id}
        onChoose={(id) => setChosen(id)}
      />
      {fits.length > 0 && (
        <fieldset className={styles.also}>
          <legend>{t('orders-page.cut.also')}</legend>
          {fits.map((other) => (
            <Checkbox
              key={other.id}
              label={`${other.tag} ${garmentName(t, other.garment)}`}
              checked={also.includes(other)}
              onChange={() => toggle(other.id)}
            />
          ))}
        </fieldset>
      )}
      {lacking.length > 0 && (
        <section className={styles.also} aria-label={t('orders-page.cut.alsoLack')}>
          <p>{t('orders-page.cut.alsoLack')}</p>
          <ul className={styles.held}>
            {lacking.map((other) => (
              <li key={other.id}>
                <strong className="figures">{other.tag}</strong> {garmentName(t, other.garment)}
                <span>
                  {t('orders-page.snapshot.missing', {
                    fields: lackingIn(chosen, other.needs).map(nameOf).join(', '),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <FormError>{problem}</FormError>
      <HonestButton kind="primary" type="submit" isBusy={isBusy} reason={over}>
        {t('orders-page.cut.now')}
      </HonestButton>
    </form>
  )
}

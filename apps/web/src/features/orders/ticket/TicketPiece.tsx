import { Trash2 } from 'lucide-react'
import { Badge } from '../../../ui/Badge.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { Money } from '../../../ui/Money.tsx'
import { garmentName, styleOptionName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { isPieceWrong, otherSentences } from '../draft-body.ts'
import { type ChosenItem, garmentOf, type PieceDraft } from '../order-draft.ts'
import { pieceFieldNames } from '../PieceFields.tsx'
import { pieceTotal } from '../use-order-draft.ts'
import { lacksOf, needsTape, recordOf } from './sizes-of.ts'
import styles from './Ticket.module.css'
import type { Taking } from './taking.ts'

interface Props {
  taking: Taking
  piece: PieceDraft
  at: number
  isOpen: boolean
  onOpen: () => void
}

/** One garment of the order in a line: for whom, how, of what, whether it can be cut, for how much. */
export function TicketPiece({ taking, piece, at, isOpen, onOpen }: Props) {
  const { customer, form, garments, currency, photos, problems } = taking
  const t = useT()
  const garment = garmentOf(garments, piece.garment)
  const name = garment ? garmentName(t, garment) : piece.garment
  const person = customer.people.find(({ id }) => id === piece.personId)
  const words = useHow(taking, piece)
  const totalMinor = pieceTotal(piece, garments, currency)
  return (
    <section
      className={styles.piece}
      aria-label={t('orders-new.piece.label', { number: at + 1, name })}
      data-open={isOpen}
      data-wrong={isPieceWrong(problems, at)}
    >
      <div className={styles.head}>
        <button type="button" className={styles.open} aria-pressed={isOpen} onClick={onOpen}>
          <span className={styles.what}>
            <span>
              <strong>
                {at + 1}. {name}
              </strong>{' '}
              {customer.people.length > 1 && person && t('orders-new.line.for', { name: person.name })}{' '}
              {piece.isUrgent && <Badge tone="thread">{t('orders.urgent')}</Badge>}
            </span>
            {words && <span className={styles.how}>{words}</span>}
            <SizesState taking={taking} piece={piece} />
          </span>
          <strong className={styles.price}>
            {totalMinor > 0 ? <Money minor={totalMinor} currency={currency} /> : t('orders-new.line.noPrice')}
          </strong>
        </button>
        <button
          type="button"
          className={styles.remove}
          aria-label={t('orders-new.piece.remove', { name })}
          onClick={() => {
            form.removePiece(piece.id)
            photos.forgetPiece(piece.id)
          }}
        >
          <Trash2 size={20} aria-hidden="true" />
        </button>
      </div>
      <FormError>{otherSentences(problems, at, pieceFieldNames, t).join(' ')}</FormError>
    </section>
  )
}

/** Styles, cloth and extras in a few words. */
function useHow({ garments }: Taking, piece: PieceDraft): string {
  const t = useT()
  const garment = garmentOf(garments, piece.garment)
  const chosen = (garment?.styles ?? []).flatMap((group) => {
    const option = group.options.find(({ key }) => key === piece.styles[group.key])
    return option ? [styleOptionName(t, group.key, option)] : []
  })
  const metres = piece.clothMetres && t('orders-page.cloth.metres', { metres: piece.clothMetres })
  const stock = piece.clothSource === 'shop' ? piece.stockItem : undefined
  const cloth = piece.clothSource
    ? [stock?.name ?? t(`orders-new.cloth.${piece.clothSource}`), metres].filter(Boolean)
    : []
  return [piece.collection && itemLine(piece.collection), chosen.join(', '), cloth?.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(' · ')
}

/** Which garment of the collection, in which size and colour. */
const itemLine = ({ name, size, colour }: ChosenItem) => [name, size, colour].filter(Boolean).join(' · ')

/** Whether the piece can be cut from what the book holds. */
function SizesState({ taking: { records, garments }, piece }: { taking: Taking; piece: PieceDraft }) {
  const t = useT()
  const known = records.get(piece.personId)
  if (!known || !needsTape(piece)) return null
  const garment = garmentOf(garments, piece.garment)
  const lacks = lacksOf(piece, garment, known).length
  const isMeasured = recordOf(piece, garment, known) !== undefined
  return (
    <span className={styles.sizes} data-lacks={lacks > 0 || !isMeasured}>
      {isMeasured ? t('orders-new.line.sizes', { count: lacks }) : t('orders-new.line.unmeasured')}
    </span>
  )
}

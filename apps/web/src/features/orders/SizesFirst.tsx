import type { Order, Piece } from '@darzi/contract/order-shapes.ts'
import { Ruler } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { useGarments } from './counter-queries.ts'
import { piecesLine } from './order-words.ts'
import {
  backToPiece,
  lackingIn,
  measureFor,
  proposedFor,
  type RecordsOf,
  sewnFor,
  usePeopleRecords,
  waitingForSizes,
} from './person-records.ts'
import styles from './SizesFirst.module.css'

interface Props {
  order: Order
  onChoose: (pieceId: string) => void
}

/** Pieces that wait for sizes, person by person: nothing can be cut before, so this is the next step. */
export function SizesFirst({ order, onChoose }: Props) {
  const waiting = waitingForSizes(order)
  const { records } = usePeopleRecords(waiting.flatMap(([piece]) => piece?.person.id ?? []))
  if (waiting.length === 0) return null
  return (
    <ul className={styles.waiting} data-sizes-first>
      {waiting.map((pieces) => (
        <Waiting
          key={pieces[0]?.person.id}
          order={order}
          pieces={pieces}
          records={records}
          onChoose={onChoose}
        />
      ))}
    </ul>
  )
}

function Waiting({ order, pieces, records, onChoose }: Props & { pieces: Piece[]; records: RecordsOf }) {
  const t = useT()
  const mayMeasure = useMay('measurements.write')
  const { garments } = useGarments()
  const known = records.get(pieces[0]?.person.id ?? '') ?? []
  const better = pieces.find((piece) => {
    const proposed = proposedFor(known, piece.needs)
    return proposed && (!piece.snapshot || lackingIn(proposed, piece.needs).length < piece.missing.length)
  })
  const first = better ?? pieces[0]
  if (!first) return null
  const { person, id } = first
  const back = backToPiece(links.order(order.id), { piece: id, seen: known[0]?.id })
  return (
    <li className={styles.person}>
      <p>
        <strong>{t('orders-page.sizes.lack', { name: person.name })}</strong>{' '}
        <span>{piecesLine(t, pieces)}</span>
      </p>
      {better ? (
        <Button icon={<Ruler size={20} aria-hidden="true" />} onClick={() => onChoose(id)}>
          {t('orders-page.sizes.choose')}
        </Button>
      ) : (
        mayMeasure && (
          <ButtonLink
            to={measureFor({
              personId: person.id,
              pieces: sewnFor(order, first),
              garments,
              back,
            })}
            icon={<Ruler size={20} aria-hidden="true" />}
          >
            {t('orders-page.sizes.measure', { name: person.name })}
          </ButtonLink>
        )
      )}
    </li>
  )
}

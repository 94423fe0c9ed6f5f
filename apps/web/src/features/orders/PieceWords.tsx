import type { Piece } from '@darzi/contract/order-shapes.ts'
import { addOnName, clothName, styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './PiecesCard.module.css'

interface Props {
  piece: Pick<Piece, 'styles' | 'cloth' | 'notes' | 'assignedTo' | 'collection'> & {
    addOns?: readonly { key: string; name?: string }[]
  }
}

/** How the garment is to be: its styles, cloth, what is added, what is to be remembered. */
export function PieceWords({ piece }: Props) {
  const t = useT()
  const { cloth, notes, addOns = [] } = piece
  const words = piece.styles.map(({ group, option, groupName: ofGroup, optionName: ofOption }) => ({
    key: group,
    term: styleGroupName(t, { key: group, name: ofGroup }),
    said: styleOptionName(t, group, { key: option, name: ofOption }),
  }))
  const clothWords = cloth && [
    t(`orders-page.cloth.${cloth.source}`),
    cloth.type && clothName(t, cloth.type),
    cloth.colour,
    cloth.metres && t('orders-page.cloth.metres', { metres: cloth.metres }),
    cloth.code,
  ]
  return (
    <>
      <dl className={styles.words}>
        {piece.collection && <FromCollection {...piece.collection} />}
        {words.map(({ key, term, said }) => (
          <div key={key}>
            <dt>{term}</dt>
            <dd>{said}</dd>
          </div>
        ))}
        {clothWords && (
          <div>
            <dt>{t('orders-page.cloth.title')}</dt>
            <dd>{clothWords.filter(Boolean).join(' · ')}</dd>
          </div>
        )}
        {addOns.length > 0 && (
          <div>
            <dt>{t('orders-page.addOns')}</dt>
            <dd>{addOns.map((addOn) => addOnName(t, addOn)).join(', ')}</dd>
          </div>
        )}
        {piece.assignedTo && (
          <div>
            <dt>{t('orders.worker.label')}</dt>
            <dd>{piece.assignedTo.name}</dd>
          </div>
        )}
      </dl>
      {notes && <p className={styles.notes}>{notes}</p>}
    </>
  )
}

/** Which garment of the shop's collection was ordered, in which size and colour. */
function FromCollection({ name, colour, finished }: NonNullable<Piece['collection']>) {
  const t = useT()
  return (
    <>
      <div>
        <dt>{t('orders-page.collection.title')}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{t('orders-page.collection.size')}</dt>
        <dd>{finished ? finished.size : t('orders-page.collection.measured')}</dd>
      </div>
      <div>
        <dt>{t('orders-page.collection.colour')}</dt>
        <dd>
          <span className={styles.patch} aria-hidden="true" style={{ background: colour.hex }} />{' '}
          {colour.name}
        </dd>
      </div>
    </>
  )
}

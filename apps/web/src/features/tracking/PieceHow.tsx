import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { Drawing } from '../../ui/style-drawings/Drawing.tsx'
import { addOnName, styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { Facts } from './Facts.tsx'
import styles from './Pieces.module.css'

interface Props {
  piece: TrackedPiece
  currency: string
}

/** How the garment is to be: its styles as drawn when they were chosen, its cloth, what is added, what was asked for. */
export function PieceHow({ piece, currency }: Props) {
  const t = useT()
  const { collection, cloth, addOns, notes, priceMinor } = piece
  const extras = addOns.map((addOn) => extraOf(t, addOn, currency))
  return (
    <>
      <StyleList chosen={piece.styles} />
      <Facts
        facts={[
          [t('tracking.pieces.price'), priceMinor > 0 && writeMoney(priceMinor, currency)],
          [t('tracking.pieces.extras'), extras.join('\n')],
          [t('tracking.pieces.item'), collection?.name],
          [t('tracking.pieces.size'), collection && sizeOf(t, collection)],
          [t('tracking.pieces.colour'), collection?.colour.name],
          [t('tracking.pieces.cloth'), cloth && clothOf(t, cloth)],
          [t('tracking.card.instructions'), notes, 'wide'],
        ]}
      />
    </>
  )
}

function StyleList({ chosen }: { chosen: TrackedPiece['styles'] }) {
  const t = useT()
  if (chosen.length === 0) return null
  return (
    <ul className={styles.styles} aria-label={t('tracking.pieces.styles')}>
      {chosen.map(({ group, option, groupName, optionName }) => (
        <li key={`${group} ${option}`}>
          <Drawing of={`${group}.${option}`} />
          <span>
            <small>{styleGroupName(t, { key: group, name: groupName })}</small>
            {styleOptionName(t, group, { key: option, name: optionName })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** An extra the shop asks nothing for has no price to say. */
const extraOf = (t: Translate, addOn: TrackedPiece['addOns'][number], currency: string) =>
  [addOnName(t, addOn), addOn.priceMinor > 0 ? `+ ${writeMoney(addOn.priceMinor, currency)}` : undefined]
    .filter(Boolean)
    .join(' ')

const sizeOf = (t: Translate, { finished }: NonNullable<TrackedPiece['collection']>) =>
  finished ? finished.size : t('tracking.pieces.madeToMeasure')

const clothOf = (t: Translate, { source, type, colour, metres, code }: NonNullable<TrackedPiece['cloth']>) =>
  [
    t(`tracking.pieces.cloth_${source}`),
    type,
    colour,
    metres && t('tracking.pieces.metres', { metres }),
    code,
  ]
    .filter(Boolean)
    .join(' · ')

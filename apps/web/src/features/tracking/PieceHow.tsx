import type { TrackedPiece } from '@darzi/contract/tracking.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import type { Say } from '@darzi/words/say.ts'
import { Drawing } from '../../ui/style-drawings/Drawing.tsx'
import { addOnName, styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import { Facts } from './Facts.tsx'
import styles from './Pieces.module.css'

interface Props {
  piece: TrackedPiece
  currency: string
}

/** How the garment is to be: its styles as drawn when they were chosen, its cloth, what is added, what was asked for. */
export function PieceHow({ piece, currency }: Props) {
  const say = useSay()
  const { collection, cloth, addOns, notes, priceMinor } = piece
  const extras = addOns.map((addOn) => extraOf(say, addOn, currency))
  return (
    <>
      <StyleList chosen={piece.styles} />
      <Facts
        facts={[
          [say('tracking.pieces.price'), priceMinor > 0 && writeMoney(priceMinor, currency)],
          [say('tracking.pieces.extras'), extras.join('\n')],
          [say('tracking.pieces.item'), collection?.name],
          [say('tracking.pieces.size'), collection && sizeOf(say, collection)],
          [say('tracking.pieces.colour'), collection?.colour.name],
          [say('tracking.pieces.cloth'), cloth && clothOf(say, cloth)],
          [say('tracking.card.instructions'), notes, 'wide'],
        ]}
      />
    </>
  )
}

function StyleList({ chosen }: { chosen: TrackedPiece['styles'] }) {
  const say = useSay()
  if (chosen.length === 0) return null
  return (
    <ul className={styles.styles} aria-label={say('tracking.pieces.styles')}>
      {chosen.map(({ group, option, groupName, optionName }) => (
        <li key={`${group} ${option}`}>
          <Drawing of={`${group}.${option}`} />
          <span>
            <small>{styleGroupName(say, { key: group, name: groupName })}</small>
            {styleOptionName(say, group, { key: option, name: optionName })}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** An extra the shop asks nothing for has no price to say. */
const extraOf = (say: Say, addOn: TrackedPiece['addOns'][number], currency: string) =>
  [addOnName(say, addOn), addOn.priceMinor > 0 ? `+ ${writeMoney(addOn.priceMinor, currency)}` : undefined]
    .filter(Boolean)
    .join(' ')

const sizeOf = (say: Say, { finished }: NonNullable<TrackedPiece['collection']>) =>
  finished ? finished.size : say('tracking.pieces.madeToMeasure')

const clothOf = (say: Say, { source, type, colour, metres, code }: NonNullable<TrackedPiece['cloth']>) =>
  [
    say(`tracking.pieces.cloth_${source}`),
    ...[type, colour, metres && say('tracking.pieces.metres', { metres }), code],
  ]
    .filter(Boolean)
    .join(' · ')

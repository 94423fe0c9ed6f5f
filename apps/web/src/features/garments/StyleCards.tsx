import type { Garment } from '@darzi/contract/garments.ts'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import { Drawing } from './drawings/Drawing.tsx'
import { pictureOf } from './drawings/pictures.ts'
import styles from './StyleCards.module.css'

interface Props {
  garment: Pick<Garment, 'key' | 'styles'>
  /** The option chosen of each group; a group nobody chose in is not in it. */
  chosen: Record<string, string>
  onChange: (chosen: Record<string, string>) => void
}

/** The styles of a garment as pictured cards, one choice of each group. Pressing the chosen card again chooses none. */
export function StyleCards({ garment, chosen, onChange }: Props) {
  const say = useSay()
  const id = useId()
  function choose(group: string, option: string) {
    const { [group]: before, ...others } = chosen
    onChange(before === option ? others : { ...others, [group]: option })
  }
  return (
    <div className={styles.groups}>
      {garment.styles.map((group) => (
        <fieldset key={group.key} className={styles.group}>
          <legend>{styleGroupName(say, group)}</legend>
          <div className={styles.cards}>
            {group.options.map((option) => (
              <StyleCard
                key={option.key}
                set={`${id}-${group.key}`}
                picture={`${group.key}.${option.key}`}
                name={styleOptionName(say, group.key, option)}
                isChosen={chosen[group.key] === option.key}
                onChoose={() => choose(group.key, option.key)}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

interface CardProps {
  set: string
  picture: string
  name: string
  isChosen: boolean
  onChoose: () => void
}

function StyleCard({ set, picture, name, isChosen, onChoose }: CardProps) {
  const isPictured = pictureOf(picture) !== undefined
  return (
    <label className={[styles.card, !isPictured && styles.plain].filter(Boolean).join(' ')}>
      <input
        type="radio"
        name={set}
        checked={isChosen}
        // Arrow keys change the choice; a press on the chosen one, which is no change, takes it back.
        onChange={onChoose}
        onClick={isChosen ? onChoose : undefined}
      />
      {isPictured && (
        <span className={styles.picture}>
          <Drawing of={picture} />
        </span>
      )}
      <span className={styles.name}>{name}</span>
      <span className={styles.check} aria-hidden="true">
        <Check size={15} strokeWidth={3} />
      </span>
    </label>
  )
}

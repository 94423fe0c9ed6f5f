import type { Garment } from '@darzi/contract/garments.ts'
import { useId } from 'react'
import { styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { StyleCard } from './StyleCard.tsx'
import styles from './StyleCards.module.css'

interface Props {
  garment: Pick<Garment, 'key' | 'styles'>
  /** The option chosen of each group; a group nobody chose in is not in it. */
  chosen: Record<string, string>
  /** Each group is one row of small cards; on a phone it is pushed aside. */
  isRow?: boolean
  onChange: (chosen: Record<string, string>) => void
}

/** The styles of a garment as pictured cards, one choice of each group. Pressing the chosen card again chooses none. */
export function StyleCards({ garment, chosen, isRow, onChange }: Props) {
  const t = useT()
  const id = useId()
  function choose(group: string, option: string) {
    const { [group]: before, ...others } = chosen
    onChange(before === option ? others : { ...others, [group]: option })
  }
  return (
    <div className={styles.groups} data-row={isRow}>
      {garment.styles.map((group) => (
        <fieldset key={group.key} className={styles.group}>
          <legend>{styleGroupName(t, group)}</legend>
          <div className={styles.cards}>
            {group.options.map((option) => (
              <StyleCard
                key={option.key}
                type="radio"
                set={`${id}-${group.key}`}
                picture={`${group.key}.${option.key}`}
                name={styleOptionName(t, group.key, option)}
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

import { styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useSay } from '../../words/use-say.ts'
import { Chips } from './Chips.tsx'
import type { StyleProps } from './order-parts.ts'
import styles from './PieceCard.module.css'

/** How the garment is to look, group by group, by the names of the options. A second tap takes a choice back. */
export function StyleChips({ garment, chosen, onChange }: StyleProps) {
  const say = useSay()
  function choose(group: string, option: string) {
    const { [group]: before, ...others } = chosen
    onChange(before === option ? others : { ...others, [group]: option })
  }
  return garment.styles.map((group) => {
    const name = styleGroupName(say, group)
    return (
      <div key={group.key} className={styles.group}>
        <p>{name}</p>
        <Chips
          label={name}
          chips={group.options.map((option) => ({
            key: option.key,
            label: styleOptionName(say, group.key, option),
          }))}
          chosen={chosen[group.key]}
          onChoose={(option) => choose(group.key, option)}
        />
      </div>
    )
  })
}

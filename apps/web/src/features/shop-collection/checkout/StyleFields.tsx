import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { styleGroupName, styleOptionName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import styles from './Checkout.module.css'
import type { ChosenStyle } from './styles-in-address.ts'

interface Props {
  groups: CollectionItem['styles']
  chosen: readonly ChosenStyle[]
  /** What a group is called as long as nothing of it is chosen. */
  usual: string
  /** An empty option is none. */
  onChoose: (group: string, option: string) => void
}

/** What the shop lets choose of the garment; left as it is, it comes as the shop sews it. */
export function StyleFields({ groups, chosen, usual, onChoose }: Props) {
  const t = useT()
  if (groups.length === 0) return null
  return (
    <div className={styles.grid}>
      {groups.map((group) => (
        <NativeSelect
          key={group.key}
          label={styleGroupName(t, group)}
          value={chosen.find((one) => one.group === group.key)?.option ?? ''}
          options={[
            { value: '', label: usual },
            ...group.options.map((option) => ({
              value: option.key,
              label: styleOptionName(t, group.key, option),
            })),
          ]}
          onChange={(event) => onChoose(group.key, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}

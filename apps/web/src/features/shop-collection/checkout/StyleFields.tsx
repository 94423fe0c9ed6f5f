import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { styleGroupName, styleOptionName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import styles from './Checkout.module.css'
import type { Choosing } from './use-choice.ts'

/** What the shop lets choose of the garment; left as it is, it comes as the shop sews it. */
export function StyleFields({ groups, choosing }: { groups: CollectionItem['styles']; choosing: Choosing }) {
  const t = useT()
  if (groups.length === 0) return null
  const chosen = (key: string) => choosing.choice.styles.find(({ group }) => group === key)?.option ?? ''
  return (
    <div className={styles.grid}>
      {groups.map((group) => (
        <NativeSelect
          key={group.key}
          label={styleGroupName(t, group)}
          value={chosen(group.key)}
          options={[
            { value: '', label: t('checkout.style.asShown') },
            ...group.options.map((option) => ({
              value: option.key,
              label: styleOptionName(t, group.key, option),
            })),
          ]}
          onChange={(event) => choosing.chooseStyle(group.key, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}

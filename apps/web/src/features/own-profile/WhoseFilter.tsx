import { Chips } from '../../ui/Chips.tsx'
import { useT } from '../../words/use-t.ts'
import type { Whose } from './whose.ts'

/** Of whom; there once a family is written down. */
export function WhoseFilter({ whose: { people, chosen, choose } }: { whose: Whose }) {
  const t = useT()
  if (people.length === 0) return null
  const chips = [
    { key: '', label: t('own-profile.whose.all') },
    { key: 'me', label: t('own-profile.whose.me') },
    ...people.map(({ id, name }) => ({ key: id, label: name })),
  ]
  return <Chips label={t('own-profile.whose.label')} chips={chips} chosen={chosen} onChoose={choose} isRow />
}

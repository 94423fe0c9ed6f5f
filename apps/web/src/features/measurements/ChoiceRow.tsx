import { useT } from '../../words/use-t.ts'
import styles from './FieldList.module.css'
import type { AskedField } from './measured-fields.ts'
import type { FieldWalk } from './use-field-walk.ts'

interface Props {
  id: string
  field: AskedField
  text: string
  walk: FieldWalk
  onChange: (text: string) => void
}

/** A field that no tape reads: words, one of a few, or yes and no. */
export function ChoiceRow({ id, field, text, walk, onChange }: Props) {
  const t = useT()
  const wired = {
    id,
    className: styles.words,
    value: text,
    onFocus: () => walk.onFocus(field.key),
    ref: (input: HTMLElement | null) => walk.hold(field.key, input),
  }
  const choices = field.kind === 'bool' ? yesOrNo : field.choices
  if (choices)
    return (
      <select {...wired} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('measurements.field.notSaid')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {field.kind === 'bool' ? t(`measurements.field.${choice}`) : choiceWord(field.key, choice)}
          </option>
        ))}
      </select>
    )
  return (
    <input
      {...wired}
      maxLength={40}
      placeholder={walk.lastOf(field)}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && walk.next()}
    />
  )

  function choiceWord(key: string, choice: string) {
    return t(`measurement-fields.${key}.choices.${choice}`)
  }
}

const yesOrNo = ['yes', 'no'] as const

import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { inOtherUnit, type RangeDraft } from './field-range.ts'
import styles from './OwnFields.module.css'
import { UnitSwitch } from './UnitSwitch.tsx'

interface Props {
  draft: RangeDraft
  onChange: (draft: RangeDraft) => void
  errorAt: (end: 'minMm' | 'maxMm') => string | undefined
}

/** What is usual for this field: a size outside of it is asked about at the counter, never refused. */
export function FieldRange({ draft, onChange, errorAt }: Props) {
  const t = useT()
  const end = (part: 'min' | 'max') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 20,
    isOptional: true,
    label: t(`measurements.fields.${part}`),
    value: draft[part],
    error: errorAt(`${part}Mm`),
  })
  return (
    <fieldset className={styles.range}>
      <legend>{t('measurements.fields.range')}</legend>
      <p className={styles.facts}>{t('measurements.fields.rangeWhy')}</p>
      <UnitSwitch unit={draft.unit} onSwitch={(unit) => onChange(inOtherUnit(draft, unit))} />
      <div className={styles.ends}>
        <TextField {...end('min')} onChange={({ target }) => onChange({ ...draft, min: target.value })} />
        <TextField {...end('max')} onChange={({ target }) => onChange({ ...draft, max: target.value })} />
      </div>
    </fieldset>
  )
}

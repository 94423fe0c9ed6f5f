import type { ShopField } from '@darzi/contract/measurements.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { inOtherUnit, type RangeDraft, rangeDraftOf, readRange } from './field-range.ts'
import { isLength } from './measured-fields.ts'
import styles from './OwnFields.module.css'
import { addField, changeField } from './own-field-commands.ts'
import { UnitSwitch } from './UnitSwitch.tsx'

const kinds = ['girth', 'half_girth', 'length', 'depth', 'width', 'angle', 'text', 'bool'] as const
const parts = ['upper', 'lower', 'other'] as const

interface Props {
  /** None for a new one. */
  field: ShopField | undefined
  onClose: () => void
}

/** A field of the shop: its name, what it is, where it is and how it is taken. Its kind stays, for there are values of it. */
export function OwnFieldDialog({ field, onClose }: Props) {
  const t = useT()
  const form = useId()
  const [id] = useState(field?.id ?? newId())
  const [draft, setDraft] = useState({
    name: field?.name ?? '',
    kind: field?.kind ?? kinds[0],
    part: field?.part ?? parts[0],
    hint: field?.hint ?? '',
  })
  const [range, setRange] = useState(() => rangeDraftOf(field, 'in'))
  const [found, setFound] = useState<ReturnType<typeof readRange>['found']>({})
  const hasRange = isLength(draft.kind)
  const write = useMutation({
    mutationFn: () => {
      const { kind, ...others } = draft
      const { minMm, maxMm } = hasRange ? readRange(range) : {}
      return field
        ? changeField(id, { ...others, minMm: minMm ?? null, maxMm: maxMm ?? null })
        : addField({ id, kind, ...others, hint: draft.hint || undefined, minMm, maxMm })
    },
    onSuccess: onClose,
  })
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    const wrong = hasRange ? readRange(range).found : {}
    setFound(wrong)
    if (Object.keys(wrong).length === 0) write.mutate()
  }
  function errorAt(end: 'minMm' | 'maxMm') {
    const own = found[end]
    return own ? t(own.key, own.params) : fieldSentence(write.error, end, t)
  }
  const nameProblem = write.error ? fieldSentence(write.error, 'name', t) : undefined
  const option = (room: string) => (value: string) => ({ value, label: t(`measurements.${room}.${value}`) })
  return (
    <Dialog
      title={field ? t('measurements.fields.edit', { name: field.name }) : t('measurements.fields.add')}
      isOpen
      isForm
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('measurements.fields.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} isBusy={write.isPending}>
            {t('measurements.fields.save')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {write.error && !nameProblem && !errorAt('maxMm') && (
          <FormError>{problemSentence(write.error, t)}</FormError>
        )}
        <TextField
          label={t('measurements.fields.name')}
          value={draft.name}
          error={nameProblem}
          maxLength={60}
          data-autofocus
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
        {!field && (
          <NativeSelect
            label={t('measurements.fields.kind')}
            value={draft.kind}
            options={kinds.map(option('kind'))}
            onChange={({ target }) =>
              setDraft({ ...draft, kind: kinds.find((kind) => kind === target.value) ?? draft.kind })
            }
          />
        )}
        <NativeSelect
          label={t('measurements.fields.part')}
          value={draft.part}
          options={parts.map(option('part'))}
          onChange={({ target }) =>
            setDraft({ ...draft, part: parts.find((part) => part === target.value) ?? draft.part })
          }
        />
        <TextField
          label={t('measurements.fields.hint')}
          isOptional
          value={draft.hint}
          maxLength={200}
          onChange={(event) => setDraft({ ...draft, hint: event.target.value })}
        />
        {hasRange && <FieldRange draft={range} onChange={setRange} errorAt={errorAt} />}
      </form>
    </Dialog>
  )
}

interface FieldRangeProps {
  draft: RangeDraft
  onChange: (draft: RangeDraft) => void
  errorAt: (end: 'minMm' | 'maxMm') => string | undefined
}

/** What is usual for this field: a size outside of it is asked about at the counter, never refused. */
function FieldRange({ draft, onChange, errorAt }: FieldRangeProps) {
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

import { lengthUnits } from '@darzi/tailoring/units/length.ts'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import edit from '../../../ui/EditForm.module.css'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Editor.module.css'
import { GradeFold } from './GradeFold.tsx'
import { emptySize, type SizeDraft } from './item-draft.ts'
import { hasSleeves, zonesOf } from './read-sizes.ts'
import type { ItemForm } from './use-item-form.ts'

/** The finished garment's tape in each size: what fit is worked out from. */
export function SizesPart({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change, switchUnit } = form
  const set = (at: number, part: Partial<SizeDraft>) =>
    change({ sizes: draft.sizes.map((size, place) => (place === at ? { ...size, ...part } : size)) })
  return (
    <Card
      title={t('collection.sizes.title')}
      actions={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to two small buttons
        <div role="group" aria-label={t('collection.sizes.unit')} className={styles.units}>
          {lengthUnits.map((unit) => (
            <button
              key={unit}
              type="button"
              aria-pressed={unit === draft.unit}
              onClick={() => switchUnit(unit)}
            >
              {t(`collection.unit.${unit}`)}
            </button>
          ))}
        </div>
      }
    >
      <p className={edit.why}>{t('collection.sizes.why')}</p>
      {draft.sizes.map((size, at) => (
        <SizeFields
          key={size.row}
          form={form}
          size={size}
          at={at}
          onChange={(part) => set(at, part)}
          onRemove={
            draft.sizes.length > 1
              ? () => change({ sizes: draft.sizes.filter((_, place) => place !== at) })
              : undefined
          }
        />
      ))}
      <Button
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => change({ sizes: [...draft.sizes, emptySize()] })}
      >
        {t('collection.sizes.add')}
      </Button>
      <GradeFold form={form} />
    </Card>
  )
}

interface Props {
  form: ItemForm
  size: SizeDraft
  at: number
  onChange: (part: Partial<SizeDraft>) => void
  onRemove: (() => void) | undefined
}

function SizeFields({ form, size, at, onChange, onRemove }: Props) {
  const t = useT()
  const { draft, errorAt } = form
  const length = (part: 'length' | 'sleeve') => ({
    label: t(`collection.sizes.${part}`),
    inputMode: 'decimal' as const,
    maxLength: 20,
    value: size[part],
    error: errorAt(`sizes.${at}.${part}Mm`),
  })
  const isWrong = Object.keys(form.problems).some((field) => field.startsWith(`sizes.${at}.`))
  const [isOpen, setOpen] = useState(at === 0 || size.size === '')
  return (
    <details
      className={styles.folded}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('collection.sizes.one', { size: size.size || at + 1 })}</summary>
      <div className={styles.size}>
        <TextField
          label={t('collection.sizes.name')}
          value={size.size}
          maxLength={20}
          error={errorAt(`sizes.${at}.size`)}
          onChange={(event) => onChange({ size: event.target.value })}
        />
        {zonesOf(draft.cut).map((zone) => (
          <TextField
            key={zone}
            label={t(`measurement-fields.${zone}.name`)}
            inputMode="decimal"
            maxLength={20}
            value={size.zones[zone] ?? ''}
            error={errorAt(`sizes.${at}.zonesMm.${zone}`)}
            onChange={(event) => onChange({ zones: { ...size.zones, [zone]: event.target.value } })}
          />
        ))}
        <TextField {...length('length')} onChange={(event) => onChange({ length: event.target.value })} />
        {hasSleeves(draft.cut) && (
          <TextField {...length('sleeve')} onChange={(event) => onChange({ sleeve: event.target.value })} />
        )}
        {onRemove && (
          <button
            type="button"
            className={edit.icon}
            aria-label={t('collection.sizes.remove', { size: size.size || at + 1 })}
            onClick={onRemove}
          >
            <Trash2 size={20} aria-hidden="true" />
          </button>
        )}
      </div>
    </details>
  )
}

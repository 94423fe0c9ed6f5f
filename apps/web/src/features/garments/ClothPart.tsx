import type { StyleGroup } from '@darzi/tailoring/garments/garment.ts'
import { inUnit, toMm } from '@darzi/tailoring/units/length.ts'
import { readNumber } from '@darzi/tailoring/units/read-number.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { Plus, Trash2 } from 'lucide-react'
import { newId } from '../../data/new-id.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import edit from '../../ui/EditForm.module.css'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { styleGroupName, styleOptionName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'
import { changedAt, withoutAt } from './moved.ts'
import type { GarmentForm } from './use-garment-form.ts'

/** Metres of cloth it takes, by the width the cloth has and the style that is chosen. */
export function ClothPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  const { cloth } = draft
  const whens = whenOptions(draft.styles, t)
  const add = () => change({ cloth: [...cloth, { row: newId(), width: '', from: '', to: '', when: '' }] })
  return (
    <Card title={t('garments.cloth.title')}>
      <p className={edit.why}>{t('garments.cloth.why')}</p>
      <ul className={styles.rows}>
        {cloth.map((row, at) => {
          const figure = (part: 'width' | 'from' | 'to', field: string) => ({
            label: t(`garments.cloth.${part}`),
            value: row[part],
            error: errorAt(`cloth.${at}.${field}`),
            inputMode: 'decimal' as const,
            maxLength: 8,
            onChange: (event: { target: { value: string } }) =>
              change({ cloth: changedAt(cloth, at, { [part]: event.target.value }) }),
          })
          return (
            <li key={row.row} className={styles.clothRow}>
              <TextField {...figure('width', 'widthCm')} hint={inInches(row.width, t)} />
              <TextField {...figure('from', 'fromM')} />
              <TextField {...figure('to', 'toM')} />
              <NativeSelect
                label={t('garments.cloth.when')}
                error={errorAt(`cloth.${at}.when`)}
                value={row.when}
                options={withKept(whens, row.when, t)}
                onChange={(event) => change({ cloth: changedAt(cloth, at, { when: event.target.value }) })}
              />
              <button
                type="button"
                className={edit.icon}
                aria-label={t('garments.cloth.remove', { place: at + 1 })}
                onClick={() => change({ cloth: withoutAt(cloth, at) })}
              >
                <Trash2 size={20} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <Button icon={<Plus size={20} aria-hidden="true" />} onClick={add}>
        {t('garments.cloth.add')}
      </Button>
    </Card>
  )
}

interface Choice {
  value: string
  label: string
}

function whenOptions(groups: readonly StyleGroup[], t: Translate): Choice[] {
  const options = groups.flatMap((group) =>
    group.options.map((option) => ({
      value: `${group.key}.${option.key}`,
      label: t('garments.cloth.style', {
        group: styleGroupName(t, group),
        option: styleOptionName(t, group.key, option),
      }),
    })),
  )
  return [{ value: '', label: t('garments.cloth.always') }, ...options]
}

/** A row may hold for a style of the catalogue that is switched off just now. */
function withKept(choices: readonly Choice[], value: string, t: Translate): readonly Choice[] {
  if (choices.some((choice) => choice.value === value)) return choices
  const [group = '', option = ''] = value.split('.')
  const label = t('garments.cloth.style', {
    group: styleGroupName(t, { key: group }),
    option: styleOptionName(t, group, { key: option }),
  })
  return [...choices, { value, label }]
}

/** Cloth is sold by inches in many bazaars: the width in both. */
function inInches(typed: string, t: Translate): string | undefined {
  const read = readNumber(typed)
  const cm = 'ok' in read ? read.value : 0
  return cm >= 30 && cm <= 400
    ? t('garments.cloth.inches', { inches: Math.round(inUnit(toMm(cm, 'cm'), 'in')) })
    : undefined
}

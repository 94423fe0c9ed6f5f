import { colourKeys } from '@darzi/tailoring/collection/colour-names.ts'
import { clothDesigns, designRepeatsMm } from '@darzi/tailoring/collection/finished.ts'
import { clothKinds } from '@darzi/tailoring/garments/cloth-kinds.ts'
import { Plus, Trash2 } from 'lucide-react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import edit from '../../../ui/EditForm.module.css'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { clothName, styleGroupName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { useGarment } from '../../garments/api.ts'
import styles from './Editor.module.css'
import { type ColourDraft, emptyColour } from './item-draft.ts'
import type { ItemForm } from './use-item-form.ts'

/** The colours it comes in: a patch and a name each. */
export function ColoursPart({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  const set = (at: number, part: Partial<ColourDraft>) =>
    change({ colours: draft.colours.map((each, place) => (place === at ? { ...each, ...part } : each)) })
  return (
    <Card title={t('collection.colours.title')}>
      {draft.colours.map(({ row, name, hex }, at) => (
        <div key={row} className={styles.colour}>
          <input
            type="color"
            className={styles.patch}
            aria-label={t('collection.colours.patch', { number: at + 1 })}
            value={hex}
            onChange={(event) => set(at, { hex: event.target.value })}
          />
          <TextField
            label={t('collection.colours.name', { number: at + 1 })}
            value={name}
            list="colour-names"
            maxLength={40}
            error={errorAt(`colours.${at}.name`) ?? errorAt(`colours.${at}.hex`)}
            onChange={(event) => set(at, { name: event.target.value })}
          />
          {draft.colours.length > 1 && (
            <button
              type="button"
              className={edit.icon}
              aria-label={t('collection.colours.remove', { name: name || at + 1 })}
              onClick={() => change({ colours: draft.colours.filter((_, place) => place !== at) })}
            >
              <Trash2 size={20} aria-hidden="true" />
            </button>
          )}
        </div>
      ))}
      <p className={styles.why}>{t('collection.colours.why')}</p>
      <datalist id="colour-names">
        {colourKeys.map((key) => (
          <option key={key} value={englishOf(key)}>
            {t(`colours.${key}`)}
          </option>
        ))}
      </datalist>
      <Button
        icon={<Plus size={20} aria-hidden="true" />}
        onClick={() => change({ colours: [...draft.colours, emptyColour()] })}
      >
        {t('collection.colours.add')}
      </Button>
    </Card>
  )
}

/** As its name is typed. */
const englishOf = (key: string) => `${key[0]?.toUpperCase()}${key.slice(1).replace('-', ' ')}`

/** The cloth: its stretch counts in the fit, its weight in how it hangs. */
export function ClothPart({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  return (
    <Card title={t('collection.cloth.title')}>
      <div className={styles.pairs}>
        <NativeSelect
          label={t('collection.cloth.kind')}
          value={draft.clothKind}
          options={clothKinds.map((value) => ({ value, label: clothName(t, value) }))}
          // The options are exactly the kinds.
          onChange={(event) => change({ clothKind: event.target.value as typeof draft.clothKind })}
        />
        <TextField
          label={t('collection.cloth.grams')}
          inputMode="decimal"
          value={draft.clothGrams}
          maxLength={8}
          error={errorAt('cloth.gramsPerSquareMetre')}
          onChange={(event) => change({ clothGrams: event.target.value })}
        />
        <TextField
          label={t('collection.cloth.stretch')}
          hint={t('collection.cloth.stretchWhy')}
          inputMode="decimal"
          value={draft.clothStretch}
          maxLength={8}
          error={errorAt('cloth.stretchPercent')}
          onChange={(event) => change({ clothStretch: event.target.value })}
        />
        <NativeSelect
          label={t('collection.design.title')}
          value={draft.clothDesign}
          options={['', ...clothDesigns].map((value) => ({
            value,
            label: t(`collection.design.${value || 'none'}`),
          }))}
          // The options are exactly the designs and none.
          onChange={(event) => change({ clothDesign: event.target.value as typeof draft.clothDesign })}
        />
        {draft.clothDesign !== '' && <DesignFields form={form} />}
      </div>
    </Card>
  )
}

function DesignFields({ form: { draft, change } }: { form: ItemForm }) {
  const t = useT()
  return (
    <>
      <NativeSelect
        label={t('collection.design.repeat')}
        value={draft.designRepeat}
        options={repeatsOf(draft).map((mm) => ({
          value: String(mm),
          label: t('collection.design.mm', { mm }),
        }))}
        onChange={(event) => change({ designRepeat: event.target.value })}
      />
      <label className={styles.colour}>
        {t('collection.design.colour')}
        <input
          type="color"
          className={styles.patch}
          value={draft.designHex}
          onChange={(event) => change({ designHex: event.target.value })}
        />
      </label>
    </>
  )
}

/** With the one that was sent from elsewhere, so that nothing is changed by looking. */
const repeatsOf = ({ designRepeat }: ItemForm['draft']): number[] =>
  [...new Set([...designRepeatsMm, Number(designRepeat)])].sort((a, b) => a - b)

/** Which styles of the garment type the customer may choose; the rest the shop sews as it does. */
export function StylesPart({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change } = form
  const { data: garment } = useGarment(draft.garment)
  if (!garment || garment.styles.length === 0) return null
  return (
    <Card title={t('collection.styles.title')}>
      <p className={edit.why}>{t('collection.styles.why')}</p>
      <div className={styles.checks}>
        {garment.styles.map((group) => (
          <Checkbox
            key={group.key}
            label={styleGroupName(t, group)}
            checked={draft.styles.includes(group.key)}
            onChange={(event) =>
              change({
                styles: event.target.checked
                  ? [...draft.styles, group.key]
                  : draft.styles.filter((key) => key !== group.key),
              })
            }
          />
        ))}
      </div>
    </Card>
  )
}

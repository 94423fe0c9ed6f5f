import type { ShopField } from '@darzi/contract/measurements.ts'
import { fieldKeys } from '@darzi/tailoring/measurements/catalogue.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import edit from '../../ui/EditForm.module.css'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GarmentForm.module.css'
import { useShopFields } from './garment-data.ts'
import { changedAt, moved, withoutAt } from './moved.ts'
import { RowButtons } from './RowButtons.tsx'
import type { GarmentForm } from './use-garment-form.ts'

const none: readonly ShopField[] = []

/** What is measured for it, in the order it is asked for; without the needed ones it cannot be cut. */
export function FieldsPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { data: own = none } = useShopFields()
  const { draft, change, errorAt } = form
  const { fields } = draft
  const nameOf = namesOf(own, t)
  const hasErrors = fields.some((_, at) => errorAt(`fields.${at}.field`) !== undefined)
  const taken = new Set(fields.map(({ field }) => field))
  const offered = [
    ...fieldKeys.map((key) => ({ value: String(key), label: nameOf(key) })),
    ...own.filter(({ isActive }) => isActive).map(({ id, name }) => ({ value: id, label: name })),
  ].filter(({ value }) => !taken.has(value))
  return (
    <Card title={t('garments.fields.title')}>
      <p className={edit.why}>{t('garments.fields.why')}</p>
      <details className={styles.folded} open={hasErrors || undefined}>
        <summary>
          {t('garments.fields.count', {
            count: fields.length,
            needed: fields.filter((field) => field.isNeeded).length,
          })}
        </summary>
        <ol className={styles.rows}>
          {fields.map(({ field, isNeeded }, at) => (
            <li key={field} className={styles.row}>
              <span className={styles.rowName}>{nameOf(field)}</span>
              {errorAt(`fields.${at}.field`) && (
                <span className={styles.wrong}>{errorAt(`fields.${at}.field`)}</span>
              )}
              <Checkbox
                label={t('garments.fields.needed')}
                aria-label={t('garments.fields.neededNamed', { name: nameOf(field) })}
                checked={isNeeded}
                onChange={(event) =>
                  change({ fields: changedAt(fields, at, { isNeeded: event.target.checked }) })
                }
              />
              <RowButtons
                name={nameOf(field)}
                at={at}
                count={fields.length}
                onMove={(step) => change({ fields: moved(fields, at, step) })}
                onRemove={() => change({ fields: withoutAt(fields, at) })}
              />
            </li>
          ))}
        </ol>
      </details>
      <NativeSelect
        label={t('garments.fields.add')}
        value=""
        options={[{ value: '', label: t('garments.fields.choose') }, ...offered]}
        onChange={(event) => {
          const { value } = event.target
          if (value) change({ fields: [...fields, { field: value, isNeeded: true }] })
        }}
      />
    </Card>
  )
}

/** A field of the shop by its name, one of the catalogue by its word. */
function namesOf(own: readonly ShopField[], t: Translate) {
  const names = new Map(own.map(({ id, name }) => [id, name]))
  return (field: string) => names.get(field) ?? t(`measurement-fields.${field}.name`)
}

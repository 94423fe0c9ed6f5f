import { addOnKeys } from '@darzi/tailoring/garments/make-garment.ts'
import { newId } from '../../data/new-id.ts'
import { Card } from '../../ui/Card.tsx'
import edit from '../../ui/EditForm.module.css'
import { TextField } from '../../ui/TextField.tsx'
import { addOnName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { AddFrom } from './AddFrom.tsx'
import styles from './GarmentForm.module.css'
import { changedAt, moved, withoutAt } from './moved.ts'
import { RowButtons } from './RowButtons.tsx'
import type { GarmentForm } from './use-garment-form.ts'

/** What is made beside the garment itself, each with its price. */
export function AddOnsPart({ form }: { form: GarmentForm }) {
  const t = useT()
  const { draft, change, errorAt, currency } = form
  const { addOns } = draft
  const taken = new Set(addOns.map(({ key }) => key))
  const add = (key: string, name?: string) => change({ addOns: [...addOns, { key, name, price: '' }] })
  return (
    <Card title={t('garments.addOns.title')}>
      <p className={edit.why}>{t('garments.addOns.why')}</p>
      <ol className={styles.rows}>
        {addOns.map(({ key, name, price }, at) => {
          const called = name === undefined ? addOnName(t, { key }) : name
          return (
            <li key={key} className={styles.row}>
              {name === undefined ? (
                <span className={styles.rowName}>{called}</span>
              ) : (
                <div className={styles.rowName}>
                  <TextField
                    label={t('garments.addOns.name')}
                    error={errorAt(`addOns.${at}.name`)}
                    value={name}
                    maxLength={60}
                    autoFocus={name === ''}
                    onChange={(event) =>
                      change({ addOns: changedAt(addOns, at, { name: event.target.value }) })
                    }
                  />
                </div>
              )}
              <div className={styles.figure}>
                <TextField
                  label={t('garments.addOns.price', { currency })}
                  aria-label={t('garments.addOns.priceOf', { name: called })}
                  inputMode="decimal"
                  error={errorAt(`addOns.${at}.priceMinor`)}
                  placeholder="0"
                  value={price}
                  maxLength={24}
                  onChange={(event) =>
                    change({ addOns: changedAt(addOns, at, { price: event.target.value }) })
                  }
                />
              </div>
              <RowButtons
                name={called}
                at={at}
                count={addOns.length}
                onMove={(step) => change({ addOns: moved(addOns, at, step) })}
                onRemove={() => change({ addOns: withoutAt(addOns, at) })}
              />
            </li>
          )
        })}
      </ol>
      <AddFrom
        label={t('garments.addOns.add')}
        ownLabel={t('garments.addOns.addOwn')}
        options={addOnKeys
          .filter((key) => !taken.has(key))
          .map((key) => ({ value: key, label: addOnName(t, { key }) }))}
        onAdd={(key) => add(key)}
        onAddOwn={() => add(newId(), '')}
      />
    </Card>
  )
}

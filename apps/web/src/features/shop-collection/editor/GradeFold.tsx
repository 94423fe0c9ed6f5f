import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import edit from '../../../ui/EditForm.module.css'
import { FormError } from '../../../ui/FormError.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Editor.module.css'
import { gradedDraft, stepKeys, stepsText } from './grade-draft.ts'
import type { ItemForm } from './use-item-form.ts'

/** From one size the others, by how much each measurement grows from size to size. Everything can be changed afterwards. */
export function GradeFold({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change } = form
  const [names, setNames] = useState(t('collection.grade.usual'))
  const [typed, setTyped] = useState<Partial<Record<string, string>>>({})
  const [base, setBase] = useState('')
  const [wrong, setWrong] = useState<string>()
  const from = draft.sizes.find(({ row }) => row === base) ?? draft.sizes[0]
  const usual = stepsText(draft.unit)
  const stepOf = (key: string) => typed[`${draft.unit}.${key}`] ?? usual[key] ?? ''
  function fill() {
    if (!from) return
    const graded = gradedDraft({ draft, from, names, stepOf })
    setWrong('refused' in graded ? t(graded.refused) : undefined)
    if ('sizes' in graded) change({ sizes: graded.sizes })
  }
  return (
    <details className={styles.folded}>
      <summary>{t('collection.grade.title')}</summary>
      <p className={edit.why}>{t('collection.grade.why')}</p>
      <div className={styles.pairs}>
        <NativeSelect
          label={t('collection.grade.from')}
          value={from?.row ?? ''}
          options={draft.sizes.map(({ row, size }) => ({ value: row, label: size || '–' }))}
          onChange={(event) => setBase(event.target.value)}
        />
        <TextField
          label={t('collection.grade.names')}
          hint={t('collection.grade.namesWhy')}
          value={names}
          maxLength={200}
          onChange={(event) => setNames(event.target.value)}
        />
      </div>
      <div className={styles.size}>
        {stepKeys(draft.cut).map((key) => (
          <TextField
            key={key}
            label={
              key === 'length' || key === 'sleeve'
                ? t(`collection.sizes.${key}`)
                : t(`measurement-fields.${key}.name`)
            }
            inputMode="decimal"
            maxLength={12}
            value={stepOf(key)}
            onChange={(event) =>
              setTyped((now) => ({ ...now, [`${draft.unit}.${key}`]: event.target.value }))
            }
          />
        ))}
      </div>
      <FormError>{wrong}</FormError>
      <Button onClick={fill}>{t('collection.grade.fill')}</Button>
    </details>
  )
}

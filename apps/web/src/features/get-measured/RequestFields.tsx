import { useRef } from 'react'
import { dayIn } from '../../data/shop-day.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { FormPart } from './FormPart.tsx'
import { orderTypes } from './form-fields.ts'
import styles from './GetMeasured.module.css'
import type { MeasuredForm } from './use-measured-form.ts'

/** What is to be sewn, and what else the shop should know. */
export default function RequestFields(measured: MeasuredForm) {
  const t = useT()
  const { form, change, errors } = measured
  return (
    <>
      <FormPart part="order">
        <OrderFields {...measured} />
      </FormPart>
      <FormPart part="notes">
        <TextArea
          name="notes"
          isOptional
          maxLength={2000}
          label={t('get-measured.field.notes')}
          value={form.notes}
          error={errors.notes}
          onChange={(event) => change('notes', event.currentTarget.value)}
        />
      </FormPart>
    </>
  )
}

function OrderFields({ form, change, errors, photo, choose }: MeasuredForm) {
  const t = useT()
  const wired = (key: 'order_type' | 'fabric_preference' | 'special_instructions' | 'due_date') => ({
    name: key,
    label: t(`get-measured.field.${key}`),
    value: form[key],
    error: errors[key],
    isOptional: true,
  })
  const today = dayIn(undefined, new Date())
  const types = orderTypes.map((type) => ({ value: type, label: t(`get-measured.type.${type}`) }))
  return (
    <div className={styles.grid}>
      <NativeSelect
        {...wired('order_type')}
        options={[{ value: '', label: t('get-measured.type.none') }, ...types]}
        onChange={(event) => change('order_type', event.currentTarget.value)}
      />
      <DateField
        {...wired('due_date')}
        hint={t('get-measured.field.dueHint')}
        today={today}
        min={today}
        onChange={(day) => change('due_date', day)}
      />
      <TextField
        {...wired('fabric_preference')}
        maxLength={200}
        onChange={(event) => change('fabric_preference', event.currentTarget.value)}
      />
      <PhotoChoice photo={photo} error={errors.image_upload} onChoose={choose} />
      <TextArea
        {...wired('special_instructions')}
        maxLength={2000}
        onChange={(event) => change('special_instructions', event.currentTarget.value)}
      />
    </div>
  )
}

interface Props {
  photo: File | undefined
  error: string | undefined
  onChoose: (photo: File | undefined) => void
}

/** The device's own picker behind a button that speaks the page's language. */
function PhotoChoice({ photo, error, onChoose }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Field
      isOptional
      label={t('get-measured.field.image_upload')}
      hint={t('get-measured.field.photoHint')}
      error={error}
    >
      {(field) => (
        <div className={styles.photo}>
          <Button {...field} onClick={() => input.current?.click()}>
            {t(photo ? 'get-measured.photo.change' : 'get-measured.photo.choose')}
          </Button>
          {photo && (
            <>
              <span>{photo.name}</span>
              <Button kind="plain" onClick={() => onChoose(undefined)}>
                {t('get-measured.photo.remove')}
              </Button>
            </>
          )}
          <input
            ref={input}
            hidden
            type="file"
            name="image_upload"
            accept="image/png,image/jpeg,image/webp"
            onChange={(event) => {
              onChoose(event.currentTarget.files?.[0])
              event.currentTarget.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}

import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { orderTypes } from './form-fields.ts'
import styles from './GetMeasured.module.css'
import { PhotoChoice } from './PhotoChoice.tsx'
import type { MeasuredForm } from './use-measured-form.ts'

export function OrderFields({ form, change, errors, photo, choose }: MeasuredForm) {
  const t = useT()
  const wired = (key: 'order_type' | 'fabric_preference' | 'special_instructions' | 'due_date') => ({
    name: key,
    label: t(`get-measured.field.${key}`),
    value: form[key],
    error: errors[key],
    isOptional: true,
  })
  const types = orderTypes.map((type) => ({ value: type, label: t(`get-measured.type.${type}`) }))
  return (
    <div className={styles.grid}>
      <NativeSelect
        {...wired('order_type')}
        options={[{ value: '', label: t('get-measured.type.none') }, ...types]}
        onChange={(event) => change('order_type', event.currentTarget.value)}
      />
      <TextField
        {...wired('due_date')}
        type="date"
        onChange={(event) => change('due_date', event.currentTarget.value)}
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

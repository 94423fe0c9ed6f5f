import { TextArea } from '../../ui/TextArea.tsx'
import { useT } from '../../words/use-t.ts'
import { FormPart } from './FormPart.tsx'
import { OrderFields } from './OrderFields.tsx'
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

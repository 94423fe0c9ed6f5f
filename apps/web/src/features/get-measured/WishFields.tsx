import { TextArea } from '../../ui/TextArea.tsx'
import { useSay } from '../../words/use-say.ts'
import { FormPart } from './FormPart.tsx'
import { OrderFields } from './OrderFields.tsx'
import type { MeasuredForm } from './use-measured-form.ts'

/** What is to be sewn, and what else the shop should know. */
export default function WishFields(measured: MeasuredForm) {
  const say = useSay()
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
          label={say('get-measured.field.notes')}
          value={form.notes}
          error={errors.notes}
          onChange={(event) => change('notes', event.currentTarget.value)}
        />
      </FormPart>
    </>
  )
}

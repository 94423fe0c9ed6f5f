import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useSay } from '../../words/use-say.ts'
import { FormPart } from './FormPart.tsx'
import { lowerSizes, otherSizes, upperSizes } from './form-fields.ts'
import styles from './GetMeasured.module.css'
import { OrderFields } from './OrderFields.tsx'
import { PersonalFields } from './PersonalFields.tsx'
import { SizeFields } from './SizeFields.tsx'
import { useMeasuredForm } from './use-measured-form.ts'

interface Props {
  shop: string | undefined
  onSent: (orderId: string) => void
}

export function MeasuredFields({ shop, onSent }: Props) {
  const say = useSay()
  const measured = useMeasuredForm(shop, onSent)
  const { form, change, errors, failure, isSending, onSubmit } = measured
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit}>
      <FormPart part="personal">
        <PersonalFields {...measured} />
      </FormPart>
      <FormPart part="upper">
        <SizeFields sizes={upperSizes} {...measured} />
      </FormPart>
      <FormPart part="lower">
        <SizeFields sizes={lowerSizes} {...measured} />
      </FormPart>
      <FormPart part="other">
        <SizeFields sizes={otherSizes} {...measured} />
      </FormPart>
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
      <FormError>{failure}</FormError>
      <div className={styles.send}>
        <Button type="submit" kind="next" isLarge isBusy={isSending}>
          {say('get-measured.form.send')}
        </Button>
        <p>{say('get-measured.form.kept')}</p>
      </div>
    </form>
  )
}

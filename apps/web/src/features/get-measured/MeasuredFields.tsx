import { lazy, Suspense, useRef } from 'react'
import { AlreadySent } from '../../ui/AlreadySent.tsx'
import { alreadySentWords } from '../../ui/already-sent-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { FormPart } from './FormPart.tsx'
import { lowerSizes, otherSizes, type SizeKey, upperSizes } from './form-fields.ts'
import styles from './GetMeasured.module.css'
import { type MeasuredForm, useMeasuredForm } from './use-measured-form.ts'

/** What stands below the sizes comes a moment after them. */
const requestFields = import('./RequestFields.tsx')
const RequestFields = lazy(hereByNow(requestFields))

interface Props {
  shop: string | undefined
  onSent: (orderId: string) => void
}

export default function MeasuredFields({ shop, onSent }: Props) {
  const t = useT()
  const measured = useMeasuredForm(shop, onSent)
  const { failure, isSending, onSubmit, standing, sendAnew, done } = measured
  const element = useRef<HTMLFormElement>(null)
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={onSubmit}>
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
      <Suspense>
        <RequestFields {...measured} />
      </Suspense>
      <FormError>{failure}</FormError>
      {standing && (
        <AlreadySent
          words={alreadySentWords(t, standing)}
          isBusy={isSending}
          onLeave={() => done(standing)}
          onSendAnew={() => element.current && sendAnew(element.current)}
        />
      )}
      <div className={styles.send}>
        <Button type="submit" kind="primary" isLarge isBusy={isSending}>
          {t('get-measured.form.send')}
        </Button>
        <p>{t('get-measured.form.kept')}</p>
      </div>
    </form>
  )
}

interface SizeFieldsProps extends Pick<MeasuredForm, 'form' | 'change' | 'errors'> {
  sizes: readonly SizeKey[]
}

/** One part of the body, in inches (weight in pounds). */
function SizeFields({ sizes, form, change, errors }: SizeFieldsProps) {
  const t = useT()
  return (
    <div className={styles.sizes}>
      {sizes.map((size) => (
        <TextField
          key={size}
          name={size}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          label={t(`measurement-fields.${size}.name`)}
          placeholder={t(size === 'weight' ? 'get-measured.field.pounds' : 'get-measured.field.inches')}
          value={form[size]}
          error={errors[size]}
          onChange={(event) => change(size, event.currentTarget.value)}
        />
      ))}
    </div>
  )
}

function PersonalFields({ form, change, errors, trap }: MeasuredForm) {
  const t = useT()
  const wired = (key: 'name' | 'phone' | 'email' | 'address') => ({
    name: key,
    label: t(`get-measured.field.${key}`),
    value: form[key],
    error: errors[key],
  })
  return (
    <div className={styles.grid}>
      <TextField
        {...wired('name')}
        required
        autoComplete="name"
        maxLength={120}
        onChange={(event) => change('name', event.currentTarget.value)}
      />
      <TextField
        {...wired('phone')}
        required
        type="tel"
        autoComplete="tel"
        maxLength={40}
        onChange={(event) => change('phone', event.currentTarget.value)}
      />
      <TextField
        {...wired('email')}
        isOptional
        type="email"
        autoComplete="email"
        maxLength={254}
        onChange={(event) => change('email', event.currentTarget.value)}
      />
      <TextField
        {...wired('address')}
        isOptional
        autoComplete="street-address"
        maxLength={300}
        onChange={(event) => change('address', event.currentTarget.value)}
      />
      {/* Robots fill in everything; people neither see this nor come to it. */}
      <div className={styles.trap} aria-hidden="true">
        <TextField
          name="leave_empty"
          label={t('get-measured.field.leave_empty')}
          value={trap.text}
          tabIndex={-1}
          autoComplete="off"
          onChange={(event) => trap.fill(event.currentTarget.value)}
        />
      </div>
    </div>
  )
}

import { lazy, Suspense, useRef } from 'react'
import { AlreadySent } from '../../ui/AlreadySent.tsx'
import { alreadySentWords } from '../../ui/already-sent-words.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { useT } from '../../words/use-t.ts'
import { FormPart } from './FormPart.tsx'
import { lowerSizes, otherSizes, upperSizes } from './form-fields.ts'
import styles from './GetMeasured.module.css'
import { PersonalFields } from './PersonalFields.tsx'
import { SizeFields } from './SizeFields.tsx'
import { useMeasuredForm } from './use-measured-form.ts'

/** What stands below the sizes comes a moment after them. */
const requestFields = import('./RequestFields.tsx')
const RequestFields = lazy(() => requestFields)

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
        <Button type="submit" kind="next" isLarge isBusy={isSending}>
          {t('get-measured.form.send')}
        </Button>
        <p>{t('get-measured.form.kept')}</p>
      </div>
    </form>
  )
}

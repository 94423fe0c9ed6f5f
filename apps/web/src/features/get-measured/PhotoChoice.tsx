import { useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'

interface Props {
  photo: File | undefined
  error: string | undefined
  onChoose: (photo: File | undefined) => void
}

/** The device's own picker behind a button that speaks the page's language. */
export function PhotoChoice({ photo, error, onChoose }: Props) {
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

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useT } from '../words/use-t.ts'
import styles from './Field.module.css'
import { Field, type FieldWords } from './Field.tsx'

type Props = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'type'>

/** A password that its owner may look at. */
export function PasswordField({ label, hint, error, isOptional, ...input }: Props) {
  const t = useT()
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <div className={styles.withEnd}>
          <input {...input} {...wired} type={isShown ? 'text' : 'password'} className={styles.input} />
          <button
            type="button"
            className={styles.end}
            aria-label={t('ui.password.show')}
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          </button>
        </div>
      )}
    </Field>
  )
}

import type { User } from '@darzi/contract/accounts.ts'
import { isLanguage, type Language, languageCodes, languages } from '@darzi/words/languages.ts'
import { useForm } from '@mantine/form'
import { call } from '../../data/api.ts'
import { beginSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useUnsavedForm } from '../../ui/unsaved-forms.ts'
import { chooseLanguage } from '../../words/language.ts'
import { useLanguage, useSay } from '../../words/use-say.ts'
import { checkFilled } from './form-checks.ts'
import styles from './ProfilePage.module.css'

const languageOptions = languageCodes.map((code) => ({ value: code, label: languages[code].nativeName }))

/** Name, phone and language of the own account. The e-mail is the sign-in and stays. */
export function OwnDetailsCard({ user, language }: { user: User; language?: Language }) {
  const say = useSay()
  const spoken = useLanguage()
  const form = useForm({
    initialValues: { name: user.name, phone: user.phone ?? '', language: language ?? spoken },
    validate: { name: (value) => checkFilled(value, say) },
  })
  const { isSending, failure, onSubmit, forgetFailure } = useSendForm({
    form,
    send: async (values) => {
      await call('PATCH /api/account', { body: values })
      form.setInitialValues(values)
      form.resetDirty(values)
      await beginSession()
      if (isLanguage(values.language)) await chooseLanguage(values.language)
      toastDone(say('accounts.own.saved'))
    },
  })
  const isDirty = form.isDirty()
  useUnsavedForm(isDirty)

  return (
    <Card title={say('accounts.own.title')} aria-label={say('accounts.own.title')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <div className={styles.pair}>
          <TextField
            {...form.getInputProps('name')}
            label={say('accounts.own.name')}
            autoComplete="name"
            required
          />
          <TextField
            {...form.getInputProps('phone')}
            label={say('accounts.own.phone')}
            type="tel"
            autoComplete="tel"
            isOptional
          />
          <TextField
            label={say('accounts.own.email')}
            hint={say('accounts.own.emailHint')}
            value={user.email}
            type="email"
            readOnly
          />
          <NativeSelect
            {...form.getInputProps('language')}
            label={say('accounts.own.language')}
            hint={say('accounts.own.languageHint')}
            options={languageOptions}
          />
        </div>
        <div className={styles.actions}>
          <HonestButton
            type="submit"
            kind="primary"
            isBusy={isSending}
            reason={isDirty ? undefined : say('accounts.own.unchanged')}
          >
            {say('accounts.own.save')}
          </HonestButton>
          {isDirty && (
            <Button
              disabled={isSending}
              onClick={() => {
                form.reset()
                forgetFailure()
              }}
            >
              {say('accounts.own.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

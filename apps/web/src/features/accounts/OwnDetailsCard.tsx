import type { User } from '@darzi/contract/accounts.ts'
import { isLanguage, type Language, languageCodes, languages } from '@darzi/words/languages.ts'
import { useForm } from '@mantine/form'
import { call } from '../../data/api.ts'
import { changesOf } from '../../data/changes-of.ts'
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
import { useLanguage, useT } from '../../words/use-t.ts'
import { checkFilled } from './form-checks.ts'
import styles from './ProfilePage.module.css'

const languageOptions = languageCodes.map((code) => ({ value: code, label: languages[code].nativeName }))

/** Name, phone and language of the own account. The address has a card of its own. */
export function OwnDetailsCard({ user, language }: { user: User; language?: Language }) {
  const t = useT()
  const spoken = useLanguage()
  const form = useForm({
    initialValues: { name: user.name, phone: user.phone ?? '', language: language ?? spoken },
    validate: { name: (value) => checkFilled(value, t) },
  })
  const { isSending, failure, onSubmit, forgetFailure } = useSendForm({
    form,
    send: async (values) => {
      await call('PATCH /api/account', { body: changesOf(form.getInitialValues(), values) })
      form.setInitialValues(values)
      form.resetDirty(values)
      await beginSession()
      if (isLanguage(values.language)) await chooseLanguage(values.language)
      toastDone(t('accounts.own.saved'))
    },
  })
  const isDirty = form.isDirty()
  useUnsavedForm(isDirty)

  return (
    <Card title={t('accounts.own.title')} aria-label={t('accounts.own.title')}>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <div className={styles.pair}>
          <TextField
            {...form.getInputProps('name')}
            label={t('accounts.own.name')}
            autoComplete="name"
            required
          />
          <TextField
            {...form.getInputProps('phone')}
            label={t('accounts.own.phone')}
            type="tel"
            autoComplete="tel"
            isOptional
          />
          <NativeSelect
            {...form.getInputProps('language')}
            label={t('accounts.own.language')}
            hint={t('accounts.own.languageHint')}
            options={languageOptions}
          />
        </div>
        <div className={styles.actions}>
          <HonestButton
            type="submit"
            kind="primary"
            isBusy={isSending}
            reason={isDirty ? undefined : t('accounts.own.unchanged')}
          >
            {t('accounts.own.save')}
          </HonestButton>
          {isDirty && (
            <Button
              disabled={isSending}
              onClick={() => {
                form.reset()
                forgetFailure()
              }}
            >
              {t('accounts.own.cancel')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

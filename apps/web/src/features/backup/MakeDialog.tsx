import { useForm } from '@mantine/form'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from '../../ui/EditForm.module.css'
import { FormError } from '../../ui/FormError.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { useT } from '../../words/use-t.ts'
import { makeBackup } from './backup-data.ts'

export const shortestPassphrase = 10

/** Asks for the passphrase twice: a slip of the finger would close the file for ever. */
export function MakeDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const form = useForm({
    initialValues: { passphrase: '', again: '' },
    validate: {
      passphrase: (value) => (value.length < shortestPassphrase ? t('backup.make.short') : null),
      again: (value, { passphrase }) => (value === passphrase ? null : t('backup.make.different')),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ passphrase }) => {
      await makeBackup(passphrase)
      toastDone(t('backup.make.done'))
      onClose()
    },
  })
  return (
    <Dialog title={t('backup.make.title')} isOpen onClose={onClose} isForm>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <PasswordField
          {...form.getInputProps('passphrase')}
          label={t('backup.make.passphrase')}
          hint={t('backup.make.hint')}
          autoComplete="new-password"
          data-autofocus
          required
        />
        <PasswordField
          {...form.getInputProps('again')}
          label={t('backup.make.again')}
          autoComplete="new-password"
          required
        />
        <FormFoot at="end">
          <Button disabled={isSending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={isSending}>
            {t('backup.make.submit')}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}

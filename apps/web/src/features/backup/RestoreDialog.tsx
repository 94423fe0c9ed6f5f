import type { Backup } from '@darzi/contract/backup.ts'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import editStyles from '../../ui/EditForm.module.css'
import { Field } from '../../ui/Field.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { FormNotice } from '../../ui/FormNotice.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { chooseLanguage } from '../../words/language.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Backup.module.css'
import { beginAnew, restoreKept, restoreSettings, sendFile, settingsIn } from './backup-data.ts'

interface Props {
  /** Kept here; without it a file is chosen. */
  backup?: Backup
  isEmpty: boolean
  onClose: () => void
}

/** Puts a backup back. What was cleared here needs no passphrase; a settings file neither. */
export function RestoreDialog({ backup, isEmpty, onClose }: Props) {
  const t = useT()
  const [file, setFile] = useState<File>()
  const [isSettings, setSettings] = useState(false)
  const [sending, setSending] = useState<{ part: number; parts: number }>()
  const isUndo = backup?.kind === 'cleared'
  const asksPassphrase = !isUndo && !isSettings
  const form = useForm({
    initialValues: { file: '', passphrase: '' },
    validate: {
      file: () => (backup || file ? null : t('backup.restore.choose')),
      passphrase: (value) => (asksPassphrase && !value ? t('problems.backup.noPassphrase') : null),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async ({ passphrase }) => {
      const settings = file && (await settingsIn(file))
      if (settings !== undefined) {
        const { language } = await restoreSettings(settings)
        await chooseLanguage(language)
        toastDone(t('backup.restore.settingsDone'))
        return beginAnew()
      }
      const id =
        backup?.id ?? (await sendFile(file ?? new Blob(), (part, parts) => setSending({ part, parts })))
      const { records } = await restoreKept(id, asksPassphrase ? passphrase : undefined)
      toastDone(t('backup.restore.done', { records }))
      beginAnew()
    },
  })
  async function choose(chosen: File | undefined) {
    setFile(chosen)
    setSending(undefined)
    setSettings(chosen !== undefined && (await settingsIn(chosen)) !== undefined)
    form.clearFieldError('file')
  }
  return (
    <Dialog title={t(isUndo ? 'backup.undo.title' : 'backup.restore.title')} isOpen onClose={onClose} isForm>
      <form className={editStyles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        {!isEmpty && !isSettings && <FormNotice>{t('backup.restore.notEmpty')}</FormNotice>}
        <p>{t(isUndo ? 'backup.undo.why' : 'backup.restore.why')}</p>
        {!backup && (
          <Field label={t('backup.restore.file')} error={form.errors.file}>
            {(wired) => (
              <input
                {...wired}
                type="file"
                accept=".darzi,.json,application/json"
                className={styles.file}
                onChange={({ target }) => void choose(target.files?.[0])}
              />
            )}
          </Field>
        )}
        {asksPassphrase && (
          <PasswordField
            {...form.getInputProps('passphrase')}
            label={t('backup.restore.passphrase')}
            autoComplete="off"
            required
          />
        )}
        {isSending && sending && sending.parts > 1 && (
          <p role="status">{t('backup.restore.sending', sending)}</p>
        )}
        <FormFoot at="end">
          <Button disabled={isSending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" kind="primary" isBusy={isSending}>
            {t(isUndo ? 'backup.row.undo' : 'backup.restore.submit')}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}

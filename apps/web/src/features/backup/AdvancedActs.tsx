import { useForm } from '@mantine/form'
import { useState } from 'react'
import { useMay, useSession } from '../../data/session.ts'
import { useSendForm } from '../../data/use-send-form.ts'
import { toastDone, toastProblem } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import editStyles from '../../ui/EditForm.module.css'
import { FormError } from '../../ui/FormError.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Backup.module.css'
import { beginAnew, clearShop, downloadSettings, exportAll } from './backup-data.ts'

/** Taking everything away as readable files, and clearing the shop. */
export function AdvancedActs() {
  const t = useT()
  const isOwner = useMay('shop.backup')
  const [isClearing, setClearing] = useState(false)
  const [busy, setBusy] = useState<string>()
  const reason = isOwner ? undefined : t('backup.card.onlyOwner')
  async function run(what: string, act: () => Promise<void>) {
    setBusy(what)
    await act().catch(toastProblem)
    setBusy(undefined)
  }
  const acts = [
    { key: 'settings', act: downloadSettings, reason: undefined },
    { key: 'export', act: exportAll, reason },
  ] as const
  return (
    <ul className={styles.rows}>
      {acts.map(({ key, act, reason: why }) => (
        <li key={key} className={styles.row}>
          <p className={styles.soft}>{t(`backup.advanced.${key}Why`)}</p>
          <HonestButton reason={why} isBusy={busy === key} onClick={() => void run(key, act)}>
            {t(`backup.advanced.${key}`)}
          </HonestButton>
        </li>
      ))}
      <li className={styles.row}>
        <p className={styles.soft}>{t('backup.advanced.clearWhy')}</p>
        <HonestButton kind="danger" reason={reason} onClick={() => setClearing(true)}>
          {t('backup.advanced.clear')}
        </HonestButton>
      </li>
      {isClearing && <ClearDialog onClose={() => setClearing(false)} />}
    </ul>
  )
}

function ClearDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const name = useSession().shop?.name ?? ''
  const form = useForm({
    initialValues: { name: '' },
    validate: {
      name: (typed) => (typed.trim() === name ? null : t('problems.backup.wrongName', { name })),
    },
  })
  const { isSending, failure, onSubmit } = useSendForm({
    form,
    send: async (values) => {
      await clearShop(values.name)
      toastDone(t('backup.clear.done'))
      beginAnew()
    },
  })
  return (
    <Dialog title={t('backup.clear.title')} isOpen onClose={onClose} isForm>
      <form className={editStyles.form} noValidate onSubmit={onSubmit}>
        <FormError>{failure}</FormError>
        <p>{t('backup.clear.what')}</p>
        <p>{t('backup.clear.undo')}</p>
        <TextField
          {...form.getInputProps('name')}
          label={t('backup.clear.type', { name })}
          autoComplete="off"
          data-autofocus
          required
        />
        <FormFoot at="end">
          <Button disabled={isSending} onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" kind="danger" isBusy={isSending}>
            {t('backup.clear.submit')}
          </Button>
        </FormFoot>
      </form>
    </Dialog>
  )
}

import { useState } from 'react'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { useSecondFactor } from './account-data.ts'
import { checkFilled } from './form-checks.ts'
import styles from './SecurityCard.module.css'

interface Props {
  begun: { secret: string; picture: string }
  onClose: () => void
}

/** Scan, type the first code, keep the recovery codes. */
export function TurnOnDialog({ begun, onClose }: Props) {
  const t = useT()
  const { confirm } = useSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />
  return (
    <FormDialog
      title={t('accounts.security.title')}
      initial={{ code: '' }}
      save={t('accounts.security.confirm')}
      check={({ code }) => ({ code: checkFilled(code, t) })}
      send={({ code }) => confirm(code)}
      onSaved={setCodes}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>{t('accounts.security.scan')}</p>
          <img className={styles.picture} src={begun.picture} alt={t('accounts.security.picture')} />
          <p>
            {t('accounts.security.byHand')} <code className={styles.secret}>{begun.secret}</code>
          </p>
          <TextField
            {...form.getInputProps('code')}
            label={t('accounts.security.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            required
          />
        </>
      )}
    </FormDialog>
  )
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useT()
  async function copy() {
    await navigator.clipboard.writeText(codes.join('\n'))
    toastDone(t('accounts.security.copied'))
  }
  return (
    <Dialog
      title={t('accounts.security.codesTitle')}
      isOpen
      isForm
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => void copy()}>{t('accounts.security.copy')}</Button>
          <Button kind="primary" onClick={onClose}>
            {t('accounts.security.kept')}
          </Button>
        </>
      }
    >
      <p>{t('accounts.security.codesWhy')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

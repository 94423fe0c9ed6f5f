import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyToClipboard } from '../../data/copy-to-clipboard.ts'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ApiAccess.module.css'

interface Props {
  kind: 'key' | 'hook'
  secret: string
  onKept: () => void
}

/** A secret that is told this once. */
export function SecretShown({ kind, secret, onKept }: Props) {
  const t = useT()
  const field = useRef<HTMLInputElement>(null)
  async function copy() {
    const isCopied = await copyToClipboard(secret)
    field.current?.select()
    toastDone(t(isCopied ? 'api-access.secret.copied' : 'api-access.secret.byHand'))
  }
  return (
    <div className={styles.part}>
      <p>{t(`api-access.secret.${kind}Why`)}</p>
      <TextField
        ref={field}
        readOnly
        label={t(`api-access.secret.${kind}Label`)}
        value={secret}
        className={styles.code}
        spellCheck={false}
        data-autofocus
      />
      <FormFoot at="end">
        <Button onClick={onKept}>{t('api-access.secret.kept')}</Button>
        <Button kind="primary" icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy()}>
          {t('api-access.secret.copy')}
        </Button>
      </FormFoot>
    </div>
  )
}

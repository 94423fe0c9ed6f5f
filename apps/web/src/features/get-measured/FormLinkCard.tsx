import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { copyToClipboard } from '../../data/copy-to-clipboard.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FormLinkCard.module.css'

/** The link of the shop's own form, to give to customers. */
export function FormLinkCard() {
  const t = useT()
  const { shop } = useSession()
  const field = useRef<HTMLInputElement>(null)
  if (!shop) return null
  const path = links.getMeasured(shop.id)
  const address = new URL(path, window.location.origin).href
  async function copy() {
    const isCopied = await copyToClipboard(address)
    field.current?.select()
    toastDone(t(isCopied ? 'get-measured.link.copied' : 'get-measured.link.byHand'))
  }
  return (
    <Card title={t('get-measured.link.title')} aria-label={t('get-measured.link.title')}>
      <div className={styles.body}>
        <p>{t('get-measured.link.why')}</p>
        <TextField ref={field} readOnly label={t('get-measured.link.label')} value={address} />
        <div className={styles.acts}>
          <Button icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copy()}>
            {t('get-measured.link.copy')}
          </Button>
          <ButtonLink to={path}>{t('get-measured.link.open')}</ButtonLink>
        </div>
      </div>
    </Card>
  )
}

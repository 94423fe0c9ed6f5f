import { Send } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './SaveScan.module.css'
import type { ScanShop } from './scan-commands.ts'

interface Props {
  shop: ScanShop
  sent: { isCurrent: boolean; text: string } | undefined
  isBusy: boolean
  isWaiting: boolean
  onSend: () => void
}

/** One shop: who it is, and sending to it, or that it has these numbers. */
export function ShopLine({ shop, sent, isBusy, isWaiting, onSend }: Props) {
  const t = useT()
  const facts = [shop.address, shop.phone].filter(Boolean).join(' · ')
  return (
    <div className={styles.shop}>
      <div className={styles.shopWords}>
        <strong>{shop.name}</strong>
        {facts && <span className={styles.quiet}>{facts}</span>}
        <span role="status">{sent?.text}</span>
      </div>
      {!sent?.isCurrent && (
        <Button
          icon={<Send size={20} aria-hidden="true" />}
          isBusy={isBusy}
          disabled={isWaiting}
          onClick={onSend}
        >
          {t('body-scans-save.send.act', { shop: shop.name })}
        </Button>
      )}
    </div>
  )
}

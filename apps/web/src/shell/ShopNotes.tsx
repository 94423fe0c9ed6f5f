import { X } from 'lucide-react'
import { useState } from 'react'
import { deviceStorage } from '../data/device-storage.ts'
import { useSession } from '../data/session.ts'
import { useT } from '../words/use-t.ts'
import styles from './ShopNotes.module.css'

const key = 'demo-note-read'

/** What is true of the whole shop: that it is a demo. One slim line, until it is closed on this device. */
export function ShopNotes() {
  const t = useT()
  const { shop } = useSession()
  const [isRead, setRead] = useState(() => deviceStorage.getItem(key) !== null)
  if (!shop?.isDemo || isRead) return null
  function close() {
    setRead(true)
    deviceStorage.setItem(key, 'yes')
  }
  return (
    <aside className={styles.note}>
      <span>{t('app.demo')}</span>
      <button type="button" aria-label={t('app.demoClose')} onClick={close}>
        <X size={18} aria-hidden="true" />
      </button>
    </aside>
  )
}

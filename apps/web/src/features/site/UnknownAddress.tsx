import { useLocation } from 'react-router'
import { useT } from '../../words/use-t.ts'
import styles from './UnknownAddress.module.css'

/** Above the home screen when the address asked for is none of ours. */
export function UnknownAddress() {
  const t = useT()
  const { pathname } = useLocation()
  return (
    <div className={styles.note} role="status">
      <strong>{t('site.unknown.title')}</strong>
      <span>{t('site.unknown.text', { path: pathname })}</span>
    </div>
  )
}

import { useLocation } from 'react-router'
import { useSay } from '../../words/use-say.ts'
import styles from './UnknownAddress.module.css'

/** Above the home screen when the address asked for is none of ours. */
export function UnknownAddress() {
  const say = useSay()
  const { pathname } = useLocation()
  return (
    <div className={styles.note} role="status">
      <strong>{say('site.unknown.title')}</strong>
      <span>{say('site.unknown.text', { path: pathname })}</span>
    </div>
  )
}

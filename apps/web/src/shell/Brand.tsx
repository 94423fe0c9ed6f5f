import { Link } from 'react-router'
import { Mark } from '../ui/Mark.tsx'
import { useT } from '../words/use-t.ts'
import styles from './Brand.module.css'

/** The mark and the name, in the script of the language. */
export function Brand({ to }: { to: string }) {
  const t = useT()
  return (
    <Link to={to} className={styles.brand}>
      <Mark />
      <span>{t('shell.brand')}</span>
    </Link>
  )
}

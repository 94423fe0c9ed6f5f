import { Link } from 'react-router'
import { Mark } from '../ui/Mark.tsx'
import { useSay } from '../words/use-say.ts'
import styles from './Brand.module.css'

/** The mark and the name, in the script of the language. */
export function Brand({ to }: { to: string }) {
  const say = useSay()
  return (
    <Link to={to} className={styles.brand}>
      <Mark />
      <span>{say('shell.brand')}</span>
    </Link>
  )
}

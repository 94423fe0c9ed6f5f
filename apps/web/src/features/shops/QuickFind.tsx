import { Search } from 'lucide-react'
import { openPalette } from '../../shell/open-palette.ts'
import { useT } from '../../words/use-t.ts'
import styles from './QuickFind.module.css'

/** Whoever stands at the counter says a name or a number: one tap, and it can be typed. A desk has it in its top bar. */
export function QuickFind() {
  const t = useT()
  return (
    <button type="button" className={styles.find} onClick={openPalette}>
      <Search size={22} aria-hidden="true" />
      {t('app.palette.placeholder')}
    </button>
  )
}

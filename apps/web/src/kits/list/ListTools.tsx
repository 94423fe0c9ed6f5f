import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ListTools.module.css'

interface Props {
  search: ReactNode
  /** What narrows most often, and the views: one line, however many there are. */
  tabs?: ReactNode
  /** Beside the search at a desk, behind the button on a phone. */
  sort: ReactNode
  /** `Pick`s, folded away until they are asked for. */
  filters?: ReactNode
  /** How many of `filters` hide rows now. */
  active?: number
}

/** What finds rows of a list: a search, one line of tabs, and filters that unfold. */
export function ListTools({ search, tabs, sort, filters, active = 0 }: Props) {
  const t = useT()
  const id = useId()
  const isDesk = useIsDesk()
  // What narrows the list when the page opens is not hidden.
  const [isOpen, setOpen] = useState(active > 0)
  return (
    <div className={styles.tools}>
      <div className={styles.find}>
        {search}
        {isDesk && sort}
        {(filters || !isDesk) && (
          <Button
            icon={<SlidersHorizontal size={18} aria-hidden="true" />}
            className={styles.unfold}
            aria-label={t('app.list.filters', { count: active })}
            aria-expanded={isOpen}
            aria-controls={id}
            data-set={active > 0}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={styles.unfoldWord}>{t('app.list.filtersShort')}</span>
            {active > 0 && <span className={styles.count}>{active}</span>}
          </Button>
        )}
      </div>
      <div id={id} className={styles.picks} hidden={!isOpen}>
        {filters}
        {!isDesk && sort}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
    </div>
  )
}

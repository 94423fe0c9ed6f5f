import { Check } from 'lucide-react'
import { createContext, type MouseEvent, type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { useHoverIntent } from '../../ui/use-hover-intent.ts'
import styles from './List.module.css'
import lineStyles from './ListTable.module.css'
import type { Selection } from './selection.ts'
import { useLongPress } from './use-long-press.ts'

/** Which rows are chosen, and choosing one more. */
export interface Choosing {
  selection: Selection
  select: (id: string, isRange: boolean) => void
}

interface Row {
  isSelected: boolean
  /** While rows are being chosen a tap anywhere on a row chooses it. */
  isSelecting: boolean
  select: (isRange: boolean) => void
}

const RowContext = createContext<Row>({ isSelected: false, isSelecting: false, select: () => {} })

interface Props {
  id: string
  label: string
  choosing?: Choosing
  isLate?: boolean
  /** Someone is about to open it. */
  onMeant?: () => void
  /** The tracks of a line of a table; without them the row is a card. */
  tracks?: string
  children: ReactNode
}

/** One row of a list: a line on a desk, a card on a phone. A finger held on it chooses it. */
export function ListRow({ id, label, choosing, isLate = false, onMeant, tracks, children }: Props) {
  const hover = useHoverIntent(() => onMeant?.())
  const press = useLongPress(() => choosing?.select(id, false))
  const row = {
    isSelected: choosing?.selection.ids.has(id) ?? false,
    isSelecting: (choosing?.selection.ids.size ?? 0) > 0,
    select: (isRange: boolean) => choosing?.select(id, isRange),
  }
  return (
    <RowContext value={row}>
      <article
        className={tracks ? lineStyles.line : choosing ? styles.chosenCard : styles.card}
        style={tracks ? { gridTemplateColumns: tracks } : undefined}
        aria-label={label}
        data-selected={row.isSelected}
        data-late={isLate}
        {...(choosing && press)}
        {...(onMeant && hover)}
      >
        {children}
      </article>
    </RowContext>
  )
}

/** The link that covers its row; while rows are being chosen, or with Shift held, it chooses instead. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  const { isSelecting, select } = use(RowContext)
  function onOpen(event: MouseEvent) {
    const isMeantToOpen = !isSelecting && !event.shiftKey
    if (isMeantToOpen || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    select(event.shiftKey)
  }
  return (
    <Link to={to} className={styles.open} onClick={onOpen}>
      {children}
    </Link>
  )
}

interface BoxProps {
  label: string
  /** Stands in the box's place until the row is chosen. */
  face?: ReactNode
}

/** The row's tick box, a thumb wide. */
export function RowBox({ label, face }: BoxProps) {
  const { isSelected, select } = use(RowContext)
  return (
    <span className={styles.box} data-face={face !== undefined}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onClick={(event) => select(event.shiftKey)}
        // The click tells whether Shift was held; the change event does not.
        onChange={() => {}}
      />
      {face}
      <Check size={16} strokeWidth={3.2} aria-hidden="true" className={styles.tick} />
    </span>
  )
}

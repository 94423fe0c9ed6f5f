import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { useEffect } from 'react'
import { useSay } from '../../words/use-say.ts'
import { CustomerRow } from './CustomerRow.tsx'
import styles from './DirectoryList.module.css'
import type { Selection } from './selection.ts'
import { useKeptWindow } from './use-kept-window.ts'

/** How many rows before the end the next page is asked for. */
const headStart = 20

interface Props {
  rows: readonly CustomerCard[]
  /** How many there are in all, as far as that is known. */
  total?: number
  selection: Selection
  onSelect: (id: string, isRange: boolean) => void
  /** Asks for the next page; absent when there is none or it is on its way. */
  onNearEnd?: () => void
}

/** Only the rows in sight are drawn, so a book of a hundred thousand scrolls like one of ten. */
export function DirectoryList({ rows, total, selection, onSelect, onNearEnd }: Props) {
  const say = useSay()
  const { list, virtual } = useKeptWindow(rows)
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - headStart) onNearEnd?.()
  }, [last, rows.length, onNearEnd])
  return (
    <ul
      ref={list}
      className={styles.list}
      style={{ blockSize: virtual.getTotalSize() }}
      aria-label={say('customers.list.label')}
    >
      {items.map((item) => {
        const customer = rows[item.index]
        if (!customer) return null
        return (
          <li
            key={customer.id}
            ref={virtual.measureElement}
            data-index={item.index}
            className={styles.row}
            aria-posinset={item.index + 1}
            aria-setsize={total ?? -1}
            style={{ translate: `0 ${item.start - virtual.options.scrollMargin}px` }}
          >
            <CustomerRow
              customer={customer}
              isSelected={selection.ids.has(customer.id)}
              isSelecting={selection.ids.size > 0}
              onSelect={onSelect}
            />
          </li>
        )
      })}
    </ul>
  )
}

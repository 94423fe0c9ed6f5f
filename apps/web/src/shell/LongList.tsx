import { type ReactNode, useEffect } from 'react'
import styles from './LongList.module.css'
import { useStoredWindow } from './use-stored-window.ts'

/** How many rows before the end the next page is asked for. */
const headStart = 20

interface Props<Row extends { id: string }> {
  label: string
  rows: readonly Row[]
  /** How many there are in all, as far as that is known. */
  total?: number
  /** Asks for the next page; absent when there is none or it is on its way. */
  onNearEnd?: () => void
  /** Its rows are lines without a gap between them. */
  isTable?: boolean
  children: (row: Row) => ReactNode
}

/** Only the rows in sight are drawn, so a list of a million scrolls like one of ten; Back finds it where it stood. */
export function LongList<Row extends { id: string }>({
  label,
  rows,
  total,
  onNearEnd,
  isTable = false,
  children,
}: Props<Row>) {
  const { list, virtual } = useStoredWindow(rows, isTable)
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - headStart) onNearEnd?.()
  }, [last, rows.length, onNearEnd])
  return (
    <ul ref={list} className={styles.list} style={{ blockSize: virtual.getTotalSize() }} aria-label={label}>
      {items.map((item) => {
        const row = rows[item.index]
        if (!row) return null
        return (
          <li
            key={row.id}
            ref={virtual.measureElement}
            data-index={item.index}
            className={styles.row}
            aria-posinset={item.index + 1}
            aria-setsize={total ?? -1}
            style={{ translate: `0 ${item.start - virtual.options.scrollMargin}px` }}
          >
            {children(row)}
          </li>
        )
      })}
    </ul>
  )
}

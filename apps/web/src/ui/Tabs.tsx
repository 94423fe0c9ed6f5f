import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './Tabs.module.css'

export interface Tab<K extends string> {
  key: K
  label: ReactNode
  /** A count beside the label. */
  count?: number
}

interface Props<K extends string> {
  tabs: readonly Tab<K>[]
  /** The open tab; keep it in the URL when another person should see the same. */
  open: K
  onOpen: (key: K) => void
  label: string
  children: ReactNode
}

/** Tabs by the book: one stop for Tab, arrow keys between them, the panel named after its tab. */
export function Tabs<K extends string>({ tabs, open, onOpen, label, children }: Props<K>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // On a narrow screen the row is pushed aside until the open tab is in sight.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[id="${id}-${open}"]`)
    if (!row || !tab) return
    const { left, right } = tab.getBoundingClientRect()
    const sight = row.getBoundingClientRect()
    if (left < sight.left) row.scrollLeft -= sight.left - left
    else if (right > sight.right) row.scrollLeft += right - sight.right
  }, [id, open])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -tabs.length, End: tabs.length }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = tabs.findIndex((tab) => tab.key === open)
    const next =
      Math.abs(step) === 1 ? (at + step + tabs.length) % tabs.length : step < 0 ? 0 : tabs.length - 1
    const tab = tabs[next]
    if (!tab) return
    onOpen(tab.key)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === open ? 0 : -1}
            className={styles.tab}
            onClick={() => onOpen(tab.key)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}

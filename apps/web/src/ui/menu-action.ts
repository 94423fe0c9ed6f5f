import type { ReactNode } from 'react'

export interface MenuAction {
  key: string
  label: ReactNode
  icon?: ReactNode
  run: () => void
  /** Why it cannot be done now; shown under the label. */
  reason?: string
  isDanger?: boolean
  /** One of a few of which one holds: whether this one does. */
  isChosen?: boolean
  /** A heading above the first action of a group. */
  group?: string
}

import type { ReactNode } from 'react'

export interface MenuAction {
  key: string
  label: ReactNode
  icon?: ReactNode
  run: () => void
  /** Why it cannot be done now; shown under the label. */
  reason?: string
  isDanger?: boolean
}

import type { ComponentType } from 'react'
import type { StoredScan } from '../body-scans/api.ts'

/** Saving and sending are of another room: where the screens are mapped, it is handed in. */
export type SavePart = ComponentType<{
  scan: StoredScan
  /** Where signing in leads back to. */
  from: string
  onSaved: () => void
}>

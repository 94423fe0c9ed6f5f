import type { ComponentType } from 'react'
import type { KeptScan } from '../body-scans/kept-scan.ts'

/** Saving and sending are of another room: where the screens are mapped, it is handed in. */
export type SavePart = ComponentType<{
  scan: KeptScan
  /** Where signing in leads back to. */
  from: string
  onSaved: () => void
}>

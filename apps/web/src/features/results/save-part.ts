import { type ComponentType, createContext } from 'react'
import type { KeptScan } from '../body-scans/kept-scan.ts'

interface Saving {
  scan: KeptScan
  /** Where signing in leads back to. */
  from: string
  onSaved: () => void
}

/** Saving and sending are of another room: where the screens are mapped, it is handed in. */
export const SavePart = createContext<ComponentType<Saving> | undefined>(undefined)

import type { ApiKey } from '@darzi/contract/api.ts'
import type { Things, VisitorKind } from './matrix-world.ts'

export interface Sample {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: unknown
  files?: Record<string, { bytes: Uint8Array; filename: string; type?: string }>
  /** Whose own thing this is, where that is narrower than who may ask: to all others it is not there. */
  only?: VisitorKind[]
  /** Its key names something every shop has a copy of: another shop's owner changes theirs. */
  isEveryShops?: true
  /** What an admitted visitor may be answered besides success, and why it is none of access's business. */
  also?: number[]
}

export type Samples = Partial<Record<ApiKey, (things: Things) => Sample>>

import type { ShopAction } from '@darzi/contract/access.ts'
import type { LucideIcon } from 'lucide-react'

/** What a feature lets be found in the palette; palette-finds.ts lists them all. */
export interface PaletteFind {
  /** The first word of its key in the cache. */
  feature: string
  needs: ShopAction
  /** Words key above its rows. */
  label: string
  /** Before every row; the row's own face without it. */
  icon?: LucideIcon
  /** The first few that the words find. */
  find: (words: string, told: { signal: AbortSignal }) => Promise<FoundRow[]>
}

export interface FoundRow {
  id: string
  to: string
  name: string
  aside: string
  photoUrl?: string | undefined
}

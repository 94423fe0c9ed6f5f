import type { Avatar, Site } from '@darzi/body/shapes.ts'

export interface ShownBody {
  avatar: Avatar
  /** Stands under it where two are side by side. */
  caption?: string
  tapes?: readonly TapeShown[]
}

export interface TapeShown {
  site: Site
  /** What stands beside the line. */
  label: string
}

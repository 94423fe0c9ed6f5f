import type { Person, SeenPicture, Site } from '../shapes.ts'
import type { SiteScale } from './site-scale.ts'

export interface ToEstimate {
  /** Possible ones: see checkPerson. */
  person: Person & { ageYears?: number }
  front?: SeenPicture
  side?: SeenPicture
  /** mm, as typed. */
  tape?: Partial<Record<Site, number>>
  /** What the shop's own pairs say (refitSiteScale); a bare number is taken as certain. */
  siteScale?: Partial<Record<Site, number | SiteScale>>
}

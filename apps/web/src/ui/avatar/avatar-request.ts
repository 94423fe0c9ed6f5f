import { type AvatarRequest, type Estimates, type Person, type Site, sites } from '@darzi/body/shapes.ts'

interface Measured {
  person: Person
  estimates: Estimates
  torso?: AvatarRequest['torso']
  outline?: AvatarRequest['outline']
}

/** The avatar with just these sizes. */
export function avatarRequest({ person, estimates, torso, outline }: Measured): AvatarRequest {
  const { sex, heightMm, weightKg } = person
  const sitesMm: Partial<Record<Site, number>> = {}
  for (const site of sites) sitesMm[site] = estimates[site].mm
  return { sex, heightMm, weightKg, sitesMm, torso, outline }
}

import { type AvatarRequest, type Site, sites } from '../shapes.ts'
import { type Read, readFeatures } from '../silhouette/features.ts'
import { heightAt, trunkShares } from '../silhouette/front-features.ts'
import type { ToEstimate } from './estimate-body.ts'
import type { Reading } from './gaussian.ts'
import { photoSizes } from './photo-model.ts'
import { type SiteScale, startScale } from './site-scale.ts'

export interface PhotoReadings {
  readings: Reading[]
  /** By index of the site: see the model. */
  honest: number[]
  torso: AvatarRequest['torso']
  /** Before any scale: what a shop pairs with its tape. */
  photoMm: Partial<Record<Site, number>>
}

const nothing: PhotoReadings = { readings: [], honest: [], torso: undefined, photoMm: {} }

/** A photo's reading strays by what the silhouette cannot tell and by what its scale does not know. */
export function readPhotos({ person, front, side, siteScale = {} }: ToEstimate): PhotoReadings {
  const read = readFeatures(person, { front, side })
  if (!read) return nothing
  const sizes = photoSizes(read)
  const readings = sizes.map(({ site, mm, sd }): Reading => {
    const { scale, sd: unsure } = asScale(siteScale[site] ?? startScale(site))
    return { index: sites.indexOf(site), mm: mm * scale, sd: Math.hypot(sd * scale, mm * unsure) }
  })
  const photoMm = Object.fromEntries(sizes.map(({ site, mm }) => [site, Math.round(mm * 10) / 10]))
  return { readings, honest: sizes.map(({ honest }) => honest), torso: torsoOf(read), photoMm }
}

const asScale = (scale: number | SiteScale): SiteScale =>
  typeof scale === 'number' ? { scale, sd: 0 } : scale

/** From crotch to just below the armpits, where the arms are apart; a single level that jumps is passed over. */
function torsoOf({ views, features, anchors }: Read): AvatarRequest['torso'] {
  if (views !== 'both') return undefined
  const levels = trunkShares.flatMap((share, i) => {
    const [breadthMm = Number.NaN, depthMm = Number.NaN] = [features[`trunk${i}`], features[`sideTrunk${i}`]]
    const isBelowArms = share < 0.93
    const isRead = !Number.isNaN(breadthMm) && !Number.isNaN(depthMm)
    return isBelowArms && isRead ? [{ heightMm: heightAt(anchors, share), breadthMm, depthMm }] : []
  })
  const calm = levels.map((level, i) => {
    const near = levels.slice(Math.max(0, i - 1), i + 2)
    const breadthMm = median(near.map((each) => each.breadthMm))
    return { ...level, breadthMm, depthMm: median(near.map((each) => each.depthMm)) }
  })
  return calm.length < 8 ? undefined : calm
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return (
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) /
    2
  )
}

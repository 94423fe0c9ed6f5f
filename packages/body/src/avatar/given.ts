/** Every size the figure needs, from those that were given: the rest follows from the build as the survey's people have it. */
import type { AvatarRequest, Sex, Site } from '../shapes.ts'
import survey from './survey.json' with { type: 'json' }

export type GivenSite = keyof typeof survey.male.sites
export type GivenSites = Record<GivenSite, number>

export interface Given {
  maleness: number
  heightMm: number
  sites: GivenSites
  torso: NonNullable<AvatarRequest['torso']>
  outline: AvatarRequest['outline']
}

/** A number that a body can have; a field left empty may arrive as 0 or as no number. */
const isTold = (mm: number | undefined): mm is number => mm !== undefined && Number.isFinite(mm) && mm > 0

const men: Record<Sex, number> = { male: 1, female: 0, unknown: 0.5 }
const girthsThatTellBuild = ['chest', 'waist', 'hips', 'thigh', 'bicep'] as const

export function given(request: AvatarRequest): Given {
  const maleness = men[request.sex]
  const heightMm = within(isTold(request.heightMm) ? request.heightMm : 1650, 1000, 2400)
  const build = buildOf(request, maleness, heightMm)
  const names = Object.keys(survey.male.sites) as GivenSite[]
  const sites = Object.fromEntries(
    names.map((name) => {
      const usual = usualSite(name, maleness, heightMm, build)
      const told = request.sitesMm[name]
      return [name, isTold(told) ? within(told, usual * 0.45, usual * 2.2) : usual]
    }),
  ) as GivenSites
  const { torso = [], outline } = request
  return { maleness, heightMm, sites: possible(sites, heightMm), torso, outline }
}

/** √(kg/m): from the weight, else from the girths that were given. */
function buildOf(request: AvatarRequest, maleness: number, heightMm: number): number {
  if (isTold(request.weightKg)) return within(Math.sqrt(request.weightKg / (heightMm / 1000)), 4.2, 11)
  const told = girthsThatTellBuild.flatMap((name) => {
    const [base, slope] = [usualSite(name, maleness, heightMm, 0), slopeOf(name, maleness)]
    const mm = request.sitesMm[name]
    return isTold(mm) ? [(mm - base) / slope] : []
  })
  if (told.length === 0) return Math.sqrt((24 * heightMm) / 1000)
  return within(told.reduce((sum, b) => sum + b, 0) / told.length, 4.5, 10)
}

function usualSite(name: GivenSite, maleness: number, heightMm: number, build: number): number {
  const t = (sex: 'male' | 'female') => {
    const [base = 0, height = 0, heavy = 0] = survey[sex].sites[name]
    return base + height * heightMm + heavy * build
  }
  return maleness * t('male') + (1 - maleness) * t('female')
}

const slopeOf = (name: Site & GivenSite, maleness: number): number =>
  maleness * (survey.male.sites[name][2] ?? 1) + (1 - maleness) * (survey.female.sites[name][2] ?? 1)

/** Lengths that no body can have together are moved to the nearest that one can. */
function possible(sites: GivenSites, heightMm: number): GivenSites {
  const inseam = within(sites.inseam, 0.38 * heightMm, 0.54 * heightMm)
  const outseam = within(sites.outseam, inseam + 0.055 * heightMm, 0.68 * heightMm)
  return { ...sites, inseam, outseam }
}

export const within = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x))

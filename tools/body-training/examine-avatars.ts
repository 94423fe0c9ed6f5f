/** Avatars of people who were truly measured, held against what an avatar promises. The survey stands beside the project. */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { misses } from '@darzi/body/avatar/promises.ts'
import { topologyOf } from '@darzi/body/avatar/topology.ts'
import type { AvatarRequest, Site } from '@darzi/body/shapes.ts'
import { bodyData } from './body-generator.ts'
import { surveyed } from './profiles-survey.mts'

const torso = ['neck', 'chest', 'waist', 'hips'] as const
const limbs = ['bicep', 'forearm', 'wrist', 'thigh', 'knee', 'calf', 'ankle'] as const
const mostTriangles = 40_000

export interface AvatarMarks {
  /** What of the promise is broken, in words of numbers; none is as it should be. */
  broken: string[]
  /** The furthest that a girth measured on the mesh is off what was asked, mm. */
  torsoOffMm: number
  limbsOffMm: number
  triangles: number
  isClosed: boolean
}

export function examineAvatar(request: AvatarRequest): AvatarMarks {
  const avatar = makeAvatar(request)
  const { openEdges, euler } = topologyOf(avatar)
  const isClosed = openEdges === 0 && euler === 2
  const triangles = avatar.indices.length / 3
  const off = (site: Site) =>
    Math.abs((avatar.sitesMm[site] ?? Number.NaN) - (request.sitesMm[site] ?? Number.NaN))
  const broken = [
    ...(isClosed ? [] : [`open ${openEdges}, euler ${euler}`]),
    ...(triangles < mostTriangles ? [] : [`${triangles} triangles`]),
    ...misses(avatar, request.sitesMm),
  ]
  return {
    broken,
    triangles,
    isClosed,
    torsoOffMm: Math.max(...torso.map(off)),
    limbsOffMm: Math.max(...limbs.map(off)),
  }
}

/** So many of one sex, in equal steps from the leanest of the survey to the heaviest. */
export function fromLeanToHeavy(sex: 'male' | 'female', count: number): AvatarRequest[] {
  const people = surveyed(bodyData, sex).sort((a, b) => leanness(a) - leanness(b))
  return Array.from({ length: count }, (_, k) => {
    const person = people[Math.round((k * (people.length - 1)) / (count - 1))]
    if (!person) throw new Error(`The survey has no ${sex} people.`)
    return person
  })
}

export const inWords = ({ heightMm, weightKg }: AvatarRequest): string => `${heightMm} mm, ${weightKg} kg`

const leanness = (request: AvatarRequest) => (request.weightKg ?? 0) / request.heightMm ** 2

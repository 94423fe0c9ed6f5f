/** The avatar's examination on people who were truly measured. The survey stands beside the project; without it, skipped. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { misses } from '@darzi/body/avatar/promises.ts'
import { topologyOf } from '@darzi/body/avatar/topology.ts'
import { describe, expect, it } from 'vitest'
import { bodyData } from './body-generator.ts'
import { surveyed } from './profiles-survey.mts'

const isHere = existsSync(join(bodyData, 'ansur2/ansur2_male.csv'))
/** Of each sex, from the leanest to the heaviest in equal steps; AVATAR_PEOPLE=150 examines the 300 of the promise. */
const count = Number(process.env.AVATAR_PEOPLE ?? 15)

describe.skipIf(!isHere)(
  'the avatars of measured people (skipped without the survey beside the project)',
  () => {
    it.each(['male', 'female'] as const)(
      'keep every promise for %s soldiers from the leanest to the heaviest',
      (sex) => {
        const people = surveyed(bodyData, sex).sort((a, b) => leanness(a) - leanness(b))
        const chosen = Array.from(
          { length: count },
          (_, k) => people[Math.round((k * (people.length - 1)) / (count - 1))],
        )
        const broken = chosen.flatMap((request) => {
          if (!request) return []
          const avatar = makeAvatar(request)
          const { openEdges, euler } = topologyOf(avatar)
          const skin = openEdges === 0 && euler === 2 ? [] : [`open ${openEdges}, euler ${euler}`]
          const wrong = [...skin, ...misses(avatar, request.sitesMm)]
          return wrong.length > 0
            ? [`${request.heightMm} mm, ${request.weightKg} kg: ${wrong.join('; ')}`]
            : []
        })
        expect(broken).toEqual([])
      },
      30 * 60_000,
    )
  },
)

const leanness = (request: { heightMm: number; weightKg?: number }) =>
  (request.weightKg ?? 0) / request.heightMm ** 2

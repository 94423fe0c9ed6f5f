/**
 * The avatar: a tailor's form of one person. It promises the girths it was asked for, measured again on its own mesh; a
 * closed skin without cuts through itself; and the same body for the same numbers. It is arithmetic alone and runs in a worker.
 */
import type { Avatar, AvatarRequest, BodyLevels } from '../shapes.ts'
import { distanceFieldOf } from './distance-field.ts'
import { fit } from './fit.ts'
import { given } from './given.ts'
import { limbsOf } from './limbs.ts'
import { measureAll } from './measure-mesh.ts'
import { closedMeshOf } from './mesh.ts'
import { partMaker } from './parts.ts'
import { breadthsFrom } from './photo-torso.ts'
import { thighBelowCrotchMm } from './planes.ts'
import { ringsOf } from './rings.ts'
import { type Stance, stanceOf } from './stance.ts'
import { ringOf } from './stretch.ts'

const fieldCellMm = 20
const fieldMarginMm = 60

export function makeAvatar(request: AvatarRequest): Avatar {
  const person = given(request)
  const stance = stanceOf(person)
  const skin = fit(person, stance, partMaker(person, stance, breadthsFrom(person, stance)))
  const body = {
    ...closedMeshOf(skin, person.heightMm),
    levels: levelsOf(stance, person.heightMm),
    rings: ringsOf(skin, stance),
    limbs: limbsOf(skin.parts, stance),
  }
  return { ...body, sitesMm: measureAll(body), field: distanceFieldOf(skin, fieldCellMm, fieldMarginMm) }
}

function levelsOf({ heights, legY }: Stance, crown: number): BodyLevels {
  const { neck, shoulder, armpit, chest, waist, hips, crotch } = heights
  const legs = { knee: legY(ringOf.knee), calf: legY(ringOf.calf), ankle: legY(ringOf.ankle) }
  return {
    crown,
    neck,
    shoulder,
    armpit,
    chest,
    waist,
    hips,
    crotch,
    thigh: crotch - thighBelowCrotchMm,
    ...legs,
  }
}

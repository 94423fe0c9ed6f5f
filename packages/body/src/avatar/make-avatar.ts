/**
 * The avatar: a tailor's form of one person. It promises the girths it was asked for, measured again on its own mesh; a
 * closed skin without cuts through itself; and the same body for the same numbers. It is arithmetic alone and runs in a worker.
 */
import type { Avatar, AvatarRequest, BodyLevels } from '../shapes.ts'
import { distanceFieldOf } from './distance-field.ts'
import { type Fitted, fit } from './fit.ts'
import { type Given, given } from './given.ts'
import { limbsOf } from './limbs.ts'
import { crotchHeight, measureAll } from './measure-mesh.ts'
import { closedMeshOf, type Mesh } from './mesh.ts'
import { partMaker } from './parts.ts'
import { breadthsFrom } from './photo-torso.ts'
import { thighBelowCrotchMm } from './planes.ts'
import { ringsOf } from './rings.ts'
import type { Skin } from './skin.ts'
import { type Stance, stanceOf } from './stance.ts'
import { ringOf } from './stretch.ts'

const fieldCellMm = 20
const fieldMarginMm = 60

export function makeAvatar(request: AvatarRequest): Avatar {
  const person = given(request)
  const stance = stanceOf(person)
  const { skin, mesh } = meshed(
    fit(person, stance, partMaker(person, stance, breadthsFrom(person, stance))),
    person,
  )
  const body = {
    ...mesh,
    levels: levelsOf(stance, person.heightMm),
    rings: ringsOf(skin, stance),
    limbs: limbsOf(skin.parts, stance),
  }
  return { ...body, sitesMm: measureAll(body), field: distanceFieldOf(skin, fieldCellMm, fieldMarginMm) }
}

/** The fork of the legs is sharper than the mesh is fine: where it lies is told only by the mesh, and mended there. */
function meshed(fitted: Fitted, { heightMm, sites }: Given): Meshed {
  let best = measured(fitted)
  const off = best.off
  for (const share of [0.9, 0.45]) {
    if (Math.abs(best.off) <= forkWithinMm) break
    const next = measured(fitted.withFork(share * off))
    if (Math.abs(next.off) < Math.abs(best.off)) best = next
  }
  return best

  function measured({ skin }: Fitted) {
    const mesh = closedMeshOf(skin, heightMm)
    return { skin, mesh, off: sites.inseam - crotchHeight(mesh) }
  }
}

interface Meshed {
  skin: Skin
  mesh: Mesh
}
const forkWithinMm = 4

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

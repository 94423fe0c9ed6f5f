/**
 * The avatar: a tailor's form of one person. It promises the girths it was asked for, measured again on its own mesh; a
 * closed skin without cuts through itself; and the same body for the same numbers. It is arithmetic alone and runs in a worker.
 */
import type { Avatar, AvatarRequest, BodyLevels } from '../shapes.ts'
import type { Curve } from './curve.ts'
import { distanceFieldOf } from './distance-field.ts'
import { type Fitted, fit } from './fit.ts'
import { formOf, outlineOf } from './form.ts'
import { type Given, given, within } from './given.ts'
import { limbsOf } from './limbs.ts'
import { crotchHeight, measureAll } from './measure-mesh.ts'
import { partMaker } from './parts.ts'
import { thighBelowCrotchMm } from './planes.ts'
import { quadsOf } from './quads.ts'
import { ringsOf } from './rings.ts'
import { sampleNear } from './sampled-grid.ts'
import type { Skin } from './skin.ts'
import { type Stance, stanceOf } from './stance.ts'
import { ringOf } from './stretch.ts'
import { placeVertices } from './vertices.ts'

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

/** What two photos tell of the trunk beyond its girths: how broad against how deep, by height. */

/** Photos see arms, shoulders and thighs as well: only between these rings do they show the trunk alone. */
const trunk = { from: 0.6, to: 3.2 }
const fade = 0.5
const nearMm = 45

/** By torso ring: how much broader against its depth the person is than the learned form; 1 where photos say nothing. */
function breadthsFrom(person: Given, stance: Stance): Curve | undefined {
  const seen = person.torso.filter((slice) => slice.breadthMm > 50 && slice.depthMm > 50)
  if (seen.length < 3) return undefined
  const form = formOf('torso', person.maleness, { ...person.sites }, person.heightMm)
  return (at) => {
    const near = within(at, trunk.from, trunk.to)
    const y = stance.torsoY(near)
    const weights = seen.map((slice) => Math.exp(-(((slice.heightMm - y) / nearMm) ** 2) / 2))
    const total = weights.reduce((sum, w) => sum + w, 0)
    if (total < 0.2) return 1
    const told = seen.reduce(
      (sum, s, k) => sum + ((weights[k] ?? 0) * Math.log(s.breadthMm / s.depthMm)) / total,
      0,
    )
    const outline = outlineOf(form(near), 64)
    const sideways = 2 * Math.max(...outline.map((r, k) => r * Math.sin((2 * Math.PI * k) / 64)))
    const deep = (outline[0] ?? 1) + (outline[32] ?? 1)
    const share = within(1 - Math.abs(at - near) / fade, 0, 1)
    return Math.exp(share * within(told - Math.log(sideways / deep), -0.3, 0.3))
  }
}

/**
 * From the skin's function to triangles: a vertex in every grid cell the skin passes (one per sheet), moved onto the skin
 * itself; a quad across every grid edge it crosses. One half is computed, the other is its mirror: x = 0 is a grid plane.
 */
interface Mesh {
  positions: Float32Array
  normals: Float32Array
  indices: Uint32Array
}

/** The whole body has about this much skin for its height squared; the cell follows, so that no body has too many. */
const trianglesWanted = 31_000

/** Where two sheets meet in one edge, a slightly finer grid parts them. */
function closedMeshOf(skin: Skin, heightMm: number): Mesh {
  const area = 0.62 * heightMm ** 2
  let cellMm = Math.sqrt((3 * area) / trianglesWanted)
  for (let turn = 0; turn < 6; turn++) {
    const mesh = meshOf(skin, cellMm)
    const tooMany = mesh.indices.length / 3 > 39_000
    if (!tooMany && isClosed(mesh)) return mesh
    cellMm *= tooMany ? 1.07 : 0.985
  }
  return meshOf(skin, cellMm)
}

/** Every edge has one triangle on each side. */
export function isClosed({ indices, positions }: Mesh): boolean {
  const vertices = positions.length / 3
  const sides = new Set<number>()
  for (let t = 0; t < indices.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [indices[t + k] as number, indices[t + ((k + 1) % 3)] as number]
      if (sides.has(a * vertices + b)) return false
      sides.add(a * vertices + b)
    }
  for (const side of sides)
    if (!sides.has((side % vertices) * vertices + Math.floor(side / vertices))) return false
  return true
}

function meshOf(skin: Skin, cellMm: number): Mesh {
  const grid = sampleNear(skin, cellMm)
  const vertices = placeVertices(grid, skin.whole)
  const quads = quadsOf(grid, vertices)
  return { ...vertices.arrays(), indices: Uint32Array.from(quads) }
}

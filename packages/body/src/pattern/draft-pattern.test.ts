import { describe, expect, it } from 'vitest'
import { peopleToDraftFor as people, twoToDraftFor } from '../testing/bodies.ts'
import { inputsOf, type WhatIsKnown } from './body-of.ts'
import { type DesignKey, designs } from './design-key.ts'
import { sewnLength } from './designs/bella-parts.ts'
import { chestEaseMm } from './designs/design.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { areaOf, at, lengthOf, outlineOf } from './geometry.ts'
import { type ChosenOptions, type LengthKey, optionsOf } from './options.ts'
import type { EdgeName, Pattern, Piece } from './pattern.ts'
import { edgeOf, unfold } from './pieces.ts'
import { seamLength, sewingOf } from './sewing.ts'

/** Each of them once in the usual way: a dozen people and ten designs are many drafts. */
const known = new Map<string, Promise<Pattern>>()
function usual(design: DesignKey, who: WhatIsKnown): Promise<Pattern> {
  const key = `${design} ${JSON.stringify(who)}`
  const pattern = known.get(key) ?? draftPattern(design, inputsOf(who))
  known.set(key, pattern)
  return pattern
}

const find = (pieces: readonly Piece[], key: Piece['key']) => {
  const found = pieces.find((one) => one.key === key)
  if (!found) throw new Error(key)
  return found
}

const long = (of: Piece, name: EdgeName) => sewnLength(of, name)

/** A block with shoulders and sleeves: the back shoulder is eased onto the front, the cap into the armhole. */
function joinsBlock({ pieces }: Pattern) {
  const [front, back, sleeve] = [find(pieces, 'front'), find(pieces, 'back'), find(pieces, 'sleeve')]
  expect(Math.abs(long(front, 'side') - long(back, 'side')), 'side').toBeLessThan(3)
  expect(Math.abs(long(front, 'shoulder') - long(back, 'shoulder')), 'shoulder').toBeLessThan(8)
  const armhole = long(front, 'armhole') + long(back, 'armhole')
  expect(Math.abs(long(sleeve, 'cap') - armhole), 'armhole').toBeLessThan(15)
  expect(Math.abs(long(sleeve, 'underarm.left') - long(sleeve, 'underarm.right')), 'sleeve').toBeLessThan(3)
}

/** A kali to each side of the leg; kali to kali at inseam and asan; what the belt does not take is pleated. */
function joinsSalwar({ pieces, finished }: Pattern) {
  const [belt, leg, kali] = [find(pieces, 'belt'), find(pieces, 'leg'), find(pieces, 'kali')]
  expect([belt.cut, leg.cut, kali.cut]).toEqual([2, 2, 4])
  expect(long(leg, 'joint.left')).toBeCloseTo(long(kali, 'joint'), 3)
  expect(long(leg, 'joint.right')).toBeCloseTo(long(kali, 'joint'), 3)
  expect(long(belt, 'side.left')).toBeCloseTo(long(belt, 'side.right'), 3)
  expect(long(belt, 'side.left') + long(leg, 'joint.left')).toBeCloseTo(finished.lengthMm ?? 0, 0)
  expect(2 * long(leg, 'waist') + 4 * long(kali, 'waist')).toBeGreaterThan(2 * long(belt, 'joint'))
  expect([leg.fullness, kali.fullness]).toEqual(['pleated', 'pleated'])
  // The inseam leaves out from the joint and ends at the asan: with it the kali closes.
  expect(long(kali, 'inseam')).toBeGreaterThan(0.5 * long(kali, 'joint'))
}

/** Of patterns that are not sewn on a body. */
const joinsByEdge: Partial<Record<DesignKey, (pattern: Pattern) => void>> = {
  bodice_men: joinsBlock,
  bodice_women: joinsBlock,
  salwar: joinsSalwar,
}

/** Every seam of a garment that is sewn on a body. */
function joinsSewn(pattern: Pattern, said = '') {
  const sewing = sewingOf(pattern)
  expect(sewing?.seams.length).toBeGreaterThan(0)
  for (const seam of sewing?.seams ?? []) {
    const [a, b] = [seam.a, seam.b].map((side) => seamLength({ panels: sewing?.panels ?? [] }, side))
    if (a === undefined || b === undefined) throw new Error(seam.name)
    if (seam.isGathered) expect(b, `${said} ${seam.name}`).toBeGreaterThan(a)
    else expect(Math.abs(a - b), `${said} ${seam.name}: ${a} and ${b}`).toBeLessThan(5)
  }
}

/** Told by the pieces; what says nothing of being unlike the order is as ordered. */
const told: Partial<Record<LengthKey, (pattern: Pattern) => number>> = {
  length: ({ finished }) => finished.lengthMm ?? 0,
  sleeve_length: ({ finished }) => finished.sleeveMm ?? 0,
  sleeve_opening: ({ pieces }) => long(find(pieces, 'sleeve'), 'hem'),
  front_neck_depth: ({ pieces }) => depthOf(find(pieces, 'front')),
  back_neck_depth: ({ pieces }) => depthOf(find(pieces, 'back')),
  leg_opening: ({ finished }) => finished.hemMm ?? 0,
}
const depthOf = (of: Piece) => Math.max(...edgeOf(of, 'neck').line.map(([, y]) => y))

function isAsOrdered(pattern: Pattern, key: LengthKey, mm: number) {
  // Behind a band the front's depth is the opening's.
  if (pattern.pieces.some((piece) => piece.key === 'front_placket_over') && key === 'front_neck_depth') return
  const drawnMm = told[key]?.(pattern)
  if (drawnMm !== undefined) expect(Math.abs(drawnMm - mm), `${key} ${mm}: ${drawnMm}`).toBeLessThanOrEqual(2)
}

const who = (name: string): WhatIsKnown => extremePeople[name] ?? fail()

/** Lines that cross make a piece nobody can cut. */
function crossesItself(piece: Piece): boolean {
  const shape = outlineOf(piece.edges)
  const n = shape.length
  const side = (a: number, b: number, c: number) => {
    const [[ax, ay], [bx, by], [cx, cy]] = [at(shape, a), at(shape, b), at(shape, c)]
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  }
  for (let i = 0; i < n; i++)
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue
      const [a, b, c, d] = [i, (i + 1) % n, j, (j + 1) % n]
      if (side(a, b, c) * side(a, b, d) < -1e-6 && side(c, d, a) * side(c, d, b) < -1e-6) return true
    }
  return false
}

describe.each(designs)('the %s', (design) => {
  it.each(people)('drafts for %s: pieces that can be cut', async (_, who) => {
    const { pieces } = await usual(design, who)
    for (const piece of pieces) {
      const shape = outlineOf(piece.edges)
      expect(shape.flat().every(Number.isFinite), piece.key).toBe(true)
      expect(Math.abs(areaOf(shape)), piece.key).toBeGreaterThan(200)
      expect(crossesItself(piece), `${piece.key} crosses itself`).toBe(false)
      piece.edges.forEach((edge, i) => {
        const next = at(piece.edges, (i + 1) % piece.edges.length)
        expect(at(next.line, 0)[0]).toBeCloseTo(at(edge.line, edge.line.length - 1)[0], 3)
        expect(at(next.line, 0)[1]).toBeCloseTo(at(edge.line, edge.line.length - 1)[1], 3)
      })
    }
  })

  it.each(people)('joins edges of one length on %s', async (_, person) => {
    const pattern = await usual(design, person)
    if (sewingOf(pattern)) joinsSewn(pattern)
    else joinsByEdge[design]?.(pattern)
  })

  it.each(people)(
    'names every edge of what is sewn once, and sews no edge twice on %s',
    async (_, person) => {
      const sewing = sewingOf(await usual(design, person))
      for (const { piece } of sewing?.panels ?? []) {
        const names = piece.edges.map(({ name }) => name)
        expect(new Set(names).size, names.join()).toBe(names.length)
      }
      const sewn = sewing?.seams
        .flatMap(({ a, b }) => [...a, ...b])
        .map(({ panel, edge }) => `${panel} ${edge}`)
      expect(new Set(sewn).size).toBe(sewn?.length ?? 0)
    },
  )

  it('has its seams in a table, or named by their edges', async () => {
    const pattern = await usual(design, who('an average woman'))
    expect([sewingOf(pattern), joinsByEdge[design]].filter(Boolean)).toHaveLength(1)
  })

  it.each(twoToDraftFor)(
    'takes every choice and every length it offers on %s',
    async (_, person) => {
      const inputs = inputsOf(person)
      for (const option of optionsOf[design]) {
        const isLength = option.kind === 'length'
        const beside: ChosenOptions = isLength && option.only ? { [option.only[0]]: option.only[1] } : {}
        for (const value of isLength ? [option.from, option.to] : option.choices) {
          const pattern = await draftPattern(design, inputs, { ...beside, [option.key]: value })
          const said = `${option.key} ${value}`
          expect(pattern.pieces.filter(crossesItself), said).toEqual([])
          if (sewingOf(pattern)) joinsSewn(pattern, said)
          if (isLength && pattern.notAsOrdered.length === 0) isAsOrdered(pattern, option.key, Number(value))
        }
      }
    },
    60_000,
  )
})

const tops: [DesignKey, keyof typeof chestEaseMm][] = [
  ['shirt', 'shirt'],
  ['tee', 'tee'],
  ['kurta', 'kurta'],
  ['bodice_men', 'bodice'],
]

describe.each(people)('for %s', (_, who) => {
  const inputs = inputsOf(who)

  it.each(tops)('the chest of the %s is the body and its ease', async (design, garment) => {
    for (const fit of ['slim', 'regular', 'loose'] as const) {
      const { finished } = await draftPattern(design, inputs, { fit })
      expect(finished.chestMm).toBeCloseTo(inputs.chest.value + chestEaseMm[garment][fit], 0)
    }
  })

  it.each(['tee', 'kurta'] as const)('the pieces of the %s add up to its girths', async (design) => {
    const { pieces, finished } = await usual(design, who)
    const [front, back] = [unfold(find(pieces, 'front')), unfold(find(pieces, 'back'))]
    const hems = [front, back].map((one) => lengthOf(edgeOf(one, 'hem').line))
    expect(at(hems, 0) + at(hems, 1)).toBeCloseTo(finished.hemMm ?? 0, 0)
  })

  it.each(['trousers', 'pajama', 'churidar', 'salwar'] as const)(
    'no leg of the %s is too narrow for the seat',
    async (design) => {
      const { finished } = await usual(design, who)
      expect(finished.lengthMm).toBeGreaterThan(400)
      if (design !== 'trousers') expect(finished.waistMm).toBeGreaterThan(inputs.hips.value)
    },
  )
})

function fail(): never {
  throw new Error('nobody')
}

it('a dress opens behind by a zip between two backs, and its neck is bound all around', async () => {
  for (const [, who] of people) {
    const { pieces } = await draftPattern('dress', inputsOf(who))
    const [front, back] = [find(pieces, 'front'), find(pieces, 'back')]
    expect([back.cut, back.isPair]).toEqual([2, true])
    const necks = long(front, 'neck') + long(back, 'neck')
    expect(long(find(pieces, 'neck_band'), 'neck')).toBeGreaterThan(2 * necks)
  }
})

import { describe, expect, it } from 'vitest'
import { inputsOf, type WhatIsKnown } from './body-of.ts'
import { sewnLength } from './darts.ts'
import { chestEaseMm } from './designs/design.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { areaOf, at, lengthOf, outlineOf } from './geometry.ts'
import { optionsOf } from './options.ts'
import { type DesignKey, designs, type Pattern, type Piece } from './pattern.ts'
import { edgeOf, unfold } from './pieces.ts'
import { seamLength, sewingOf } from './sewing.ts'

const people = Object.entries(extremePeople)

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

  it.each(people)('joins edges of one length on %s', async (_, who) => {
    const pattern = await usual(design, who)
    const sewing = sewingOf(pattern)
    for (const seam of sewing?.seams ?? []) {
      const [a, b] = [
        seamLength(sewing ?? { panels: [] }, seam.a),
        seamLength(sewing ?? { panels: [] }, seam.b),
      ]
      expect(Math.abs(a - b), `${seam.name}: ${a} and ${b}`).toBeLessThan(5)
    }
  })

  it('takes every choice it offers', async () => {
    const who = inputsOf(extremePeople['an average woman'] ?? fail())
    for (const option of optionsOf[design]) {
      const values = option.kind === 'choice' ? option.choices : [option.from, option.to]
      for (const value of values) {
        const { pieces } = await draftPattern(design, who, { [option.key]: value })
        expect(pieces.some(crossesItself), `${option.key} ${value}`).toBe(false)
      }
    }
  })
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

  it.each(['bodice_women', 'saree_blouse'] as const)(
    'the %s closes: side seams, shoulders and caps fit',
    async (design) => {
      const { pieces } = await usual(design, who)
      const [front, back, sleeve] = [find(pieces, 'front'), find(pieces, 'back'), find(pieces, 'sleeve')]
      expect(Math.abs(sewnLength(front, 'side') - sewnLength(back, 'side'))).toBeLessThan(3)
      // The back shoulder is eased onto the front.
      expect(Math.abs(sewnLength(front, 'shoulder') - sewnLength(back, 'shoulder'))).toBeLessThan(8)
      const armhole = sewnLength(front, 'armhole') + sewnLength(back, 'armhole')
      expect(Math.abs(sewnLength(sleeve, 'cap') - armhole)).toBeLessThan(15)
    },
  )

  it.each(['trousers', 'pajama', 'salwar'] as const)(
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

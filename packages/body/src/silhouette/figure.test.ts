import { describe, expect, it } from 'vitest'
import { seenPeople } from '../estimate/seen-people.ts'
import type { SeenPicture } from '../shapes.ts'
import { readFeatures } from './features.ts'
import { figureOf, reach, sample } from './figure.ts'

const [seen] = seenPeople()
if (!seen) throw new Error('There are seen people.')
const { person, front, side } = seen
const heightMm = person.heightMm

const withMask = (picture: SeenPicture, change: (alpha: Uint8Array, width: number) => void): SeenPicture => {
  const alpha = picture.mask.alpha.slice()
  change(alpha, picture.mask.width)
  return { ...picture, mask: { ...picture.mask, alpha } }
}

describe('an edge', () => {
  const outline = { width: 6, height: 1, alpha: new Uint8Array([255, 255, 255, 102, 0, 0]) }

  it('stands where the mask is half sure, between the pixels', () => {
    const found = reach(outline, { x: 0.5, y: 0.5, dx: 1, dy: 0, within: 5 })
    expect(found).toBeCloseTo(2 + (255 - 127.5) / (255 - 102), 5)
  })

  it('is not looked for from outside, nor further than asked', () => {
    expect(reach(outline, { x: 4.5, y: 0.5, dx: -1, dy: 0, within: 5 })).toBeUndefined()
    expect(reach(outline, { x: 0.5, y: 0.5, dx: 1, dy: 0, within: 1 })).toBe(1)
    expect(sample(outline, -3, 0.5)).toBe(0)
  })
})

describe('a figure', () => {
  const figure = figureOf(front, { view: 'front', heightMm })

  it('is as tall as the person says', () => {
    expect(figure).toBeDefined()
    if (!figure) return
    expect((figure.bottom - figure.top) * figure.mmPerPixel).toBeCloseTo(heightMm, 6)
  })

  it('is not made taller by a thing beside it, nor by a stool under its feet', () => {
    const lamp = withMask(front, (alpha, width) => {
      for (let y = 0; y < 12; y++) for (let x = 2; x < 14; x++) alpha[y * width + x] = 255
    })
    expect(figureOf(lamp, { view: 'front', heightMm })?.top).toBeCloseTo(figure?.top ?? 0, 6)
    const stool = withMask(front, (alpha, width) => {
      const from = Math.floor(figure?.bottom ?? 0) - 3
      for (let y = from; y < from + 25; y++) for (let x = 50; x < 130; x++) alpha[y * width + x] = 255
    })
    const grown = (figureOf(stool, { view: 'front', heightMm })?.bottom ?? 0) - (figure?.bottom ?? 0)
    expect(grown).toBeLessThan(8)
  })

  it('knows an unsure edge from a sharp one', () => {
    const foggy = withMask(front, (alpha) => {
      for (let i = 0; i < alpha.length; i += 7) if (alpha[i] === 0) alpha[i] = 90
    })
    const [sharp, soft] = [figure?.softMm ?? 0, figureOf(foggy, { view: 'front', heightMm })?.softMm ?? 0]
    expect(soft).toBeGreaterThan(sharp * 1.5)
  })
})

describe('features', () => {
  it('have the same names in the same order whoever is seen', () => {
    const [first, ...others] = seenPeople().map((each) =>
      Object.keys(readFeatures(each.person, { front: each.front, side: each.side })?.features ?? {}),
    )
    for (const names of others) expect(names).toEqual(first)
    expect(first?.length).toBeGreaterThan(120)
  })

  it('grow with the height that is said', () => {
    const tall = { ...person, heightMm: heightMm * 1.1 }
    const [one, other] = [person, tall].map((each) => readFeatures(each, { front, side })?.features ?? {})
    expect((other?.hipsApart ?? 0) / (one?.hipsApart ?? 1)).toBeCloseTo(1.1, 6)
  })

  it('tell of the side alone and of nothing at all', () => {
    expect(readFeatures(person, { side })?.views).toBe('side')
    expect(readFeatures(person, {})).toBeUndefined()
    expect(readFeatures(person, { front: { ...front, landmarks: undefined } })).toBeUndefined()
  })
})

import { inputsOf } from '@darzi/body/pattern/body-of.ts'
import { bestTogether } from '@darzi/body/pattern/lay-out.ts'
import enPatterns from '@darzi/words/en/patterns.json' with { type: 'json' }
import { featureWords } from '@darzi/words/feature-words.ts'
import { icu } from '@darzi/words/icu.ts'
import { createTranslate } from '@darzi/words/translate.ts'
import { expect, it } from 'vitest'
import { layoutWords } from './layout-words.ts'
import { draftNest } from './nested-sizes.ts'
import { layoutFileOf } from './save-layout.ts'

const inputs = inputsOf({ sex: 'male', measuredMm: { chest: 960, waist: 840, hips: 980 } })
const trousers = { design: 'trousers', chosen: {} } as const

it('of a suit’s jacket in several sizes, each lies on the cloth with trousers of its own size, and says which it is', async () => {
  const of = { design: 'jacket', chosen: {}, inputs, beside: [trousers] } as const
  const sizes = await draftNest(of, { smaller: 1, larger: 1, mm: 80 })
  expect(sizes.map(({ girthMm }) => girthMm)).toEqual([880, 960, 1040])
  const wholes = sizes.map(({ whole }) => whole ?? [])
  expect(wholes.map((whole) => whole.map(({ design }) => design))).toEqual(
    sizes.map(() => ['jacket', 'trousers']),
  )
  const waists = wholes.map(([, legs]) => legs?.finished.waistMm ?? 0)
  expect((waists[2] ?? 0) - (waists[0] ?? 0)).toBeGreaterThan(120)

  const [size] = sizes.slice(-1)
  if (!size?.whole) throw new Error('No larger size')
  const main = bestTogether(size.whole, { widthMm: 1520 })
  const lining = bestTogether(size.whole, { widthMm: 1520, kind: 'lining' })
  const paper = { pattern: size.pattern, estimated: [], unfollowed: [], name: 'Ravi', unit: 'cm' } as const
  const t = createTranslate('en', featureWords('patterns', enPatterns), icu)
  const laid = { paper, patterns: size.whole, laid: { main, lining }, hasNap: false, size }
  expect(layoutWords(t, laid).title(8)).toContain('Laid out in this size: Chest 104.0 cm.')
  expect(
    layoutWords(t, { ...laid, size: undefined })
      .title(8)
      .join(),
  ).not.toContain('in this size')
  const { name, notes } = layoutFileOf(laid)
  expect([name, notes.size]).toEqual(['jacket-Ravi-layout-104.0', '104.0'])
})

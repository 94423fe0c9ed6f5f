import { expect, test } from 'vitest'
import { drawnGroups, drawnStyles } from './drawn-styles.ts'
import type { Wearable } from './use-garments.ts'

const group = (key: string, ...options: string[]) => ({
  key,
  options: options.map((option) => ({ key: option })),
})
const styles = [
  group('lapel', 'notch', 'peak'),
  group('lining', 'full', 'half'),
  group('vents', 'one', 'two'),
]

type Asked = Parameters<typeof drawnGroups>[0]
const sized = (zonesMm: Wearable['sizes'][number]['zonesMm'], lengthMm = 740): Asked['sizes'] => [
  { size: 'M', zonesMm, lengthMm },
]
const keys = (asked: Asked) => drawnGroups(asked).map(({ key }) => key)

test('of a jacket lapel and vents are chosen where its shop lets choose them; of a shirt, none', () => {
  expect(keys({ cut: 'jacket', styles, sizes: sized({ chest: 1040 }) })).toEqual(['lapel', 'vents'])
  expect(keys({ cut: 'jacket', styles: [], sizes: sized({ chest: 1040 }) })).toEqual([])
  expect(keys({ cut: 'shirt', styles, sizes: sized({ chest: 1040 }) })).toEqual([])
})

test('of a jacket closed at the neck the vents are chosen, and of a coat that is long as well, nothing', () => {
  const zonesMm = { chest: 1040, neck: 400 }
  expect(keys({ cut: 'jacket', styles, sizes: sized(zonesMm) })).toEqual(['vents'])
  expect(keys({ cut: 'jacket', styles, sizes: sized(zonesMm, 1020) })).toEqual([])
})

test('what was chosen is told the pattern in its own words', () => {
  const chosen = [
    { group: 'lapel', option: 'shawl' },
    { group: 'vents', option: 'two' },
  ]
  expect(drawnStyles(chosen)).toEqual({ lapel: 'shawl', vents: 'two' })
  expect(drawnStyles([])).toEqual({})
})

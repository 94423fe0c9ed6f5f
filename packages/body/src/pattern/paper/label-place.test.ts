import { expect, it } from 'vitest'
import { inputsOf } from '../body-of.ts'
import { type DesignKey, designs } from '../design-key.ts'
import { draftPattern } from '../draft-pattern.ts'
import { extremePeople } from '../extreme-people.ts'
import { at, crossings, outlineOf } from '../geometry.ts'
import type { ChosenOptions } from '../options.ts'
import { labelOf } from './label-place.ts'
import { lineShare, widthOf } from './lines.ts'
import { sheetOf } from './sheet.ts'

const long = 'ਕਮੀਜ਼ ਜਾਂ ਕੁੜਤਾ · ਗੁਰਪ੍ਰੀਤ ਕੌਰ ਸਿੱਧੂ ਬਰਾੜ (ਬਠਿੰਡੇ ਵਾਲੇ)'
const cut = 'ਜੋੜਾ (ਇੱਕ ਪੁੱਠਾ)'

const every: [DesignKey, ChosenOptions][] = [
  ...designs.map((design): [DesignKey, ChosenOptions] => [design, {}]),
  ['kurta', { collar: 'round', sleeve: 'half' }],
  ['salwar', { cut: 'patiala' }],
]

it.each(every)(
  'what stands on a piece of the %s %o lies inside it, whoever it is for',
  async (design, chosen) => {
    for (const name of ['the leanest woman', 'the heaviest man']) {
      const { pieces } = await draftPattern(
        design,
        inputsOf(extremePeople[name] ?? { sex: 'male', measuredMm: {} }),
        chosen,
      )
      for (const piece of pieces) {
        const { at: place, lines, sizeMm } = labelOf(piece, ['ਅੱਗਾ', cut, long])
        const shape = outlineOf(piece.edges)
        expect(lines[0], piece.key).toBe('ਅੱਗਾ')
        lines.forEach((line, i) => {
          for (const share of [0.05, 0.95]) {
            const found = crossings(shape, place[1] + (i + share) * lineShare * sizeMm)
            const said = `${name} ${piece.key}: ${line}`
            const isInside = found.some((left, j) => {
              const right = found[j + 1] ?? left
              return j % 2 === 0 && place[0] >= left && place[0] + widthOf(line, sizeMm) <= right
            })
            expect(isInside, said).toBe(true)
          }
        })
      }
    }
  },
)

it('a long head is broken into lines that end on the first page of A4, and no piece lies over it', async () => {
  const pattern = await draftPattern('kurta', inputsOf({ sex: 'female', measuredMm: { chest: 920 } }))
  const title = [long, `${long}, ${long}, ${long}, ${long}`]
  const { labels, strokes } = sheetOf(pattern, { piece: () => ['x'], title, square: '10 cm' })
  const head = at(labels, 1)
  expect(head.lines.join(' ')).toBe(title.join(' '))
  expect(head.lines.length).toBeGreaterThan(title.length)
  for (const line of head.lines) expect(head.at[0] + widthOf(line, head.sizeMm)).toBeLessThan(190)
  const lowest = head.at[1] + head.lines.length * lineShare * head.sizeMm
  const drawn = strokes.filter(({ kind }) => kind === 'cut').flatMap(({ line }) => line.map(([, y]) => y))
  expect(Math.min(...drawn)).toBeGreaterThan(lowest)
})

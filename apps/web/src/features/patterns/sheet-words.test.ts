import { inputsOf } from '@darzi/body/pattern/body-of.ts'
import { type DesignKey, designs } from '@darzi/body/pattern/design-key.ts'
import { draftPattern } from '@darzi/body/pattern/draft-pattern.ts'
import { estimatedSizes, neededSizes } from '@darzi/body/pattern/needed-sizes.ts'
import { lineShare, widthOf } from '@darzi/body/pattern/paper/lines.ts'
import { sheetOf } from '@darzi/body/pattern/paper/sheet.ts'
import { svgOf } from '@darzi/body/pattern/paper/svg.ts'
import enFields from '@darzi/words/en/measurement-fields.json' with { type: 'json' }
import enPatterns from '@darzi/words/en/patterns.json' with { type: 'json' }
import { featureWords } from '@darzi/words/feature-words.ts'
import { icu } from '@darzi/words/icu.ts'
import paFields from '@darzi/words/pa/measurement-fields.json' with { type: 'json' }
import paPatterns from '@darzi/words/pa/patterns.json' with { type: 'json' }
import { createTranslate } from '@darzi/words/translate.ts'
import { describe, expect, it } from 'vitest'
import { paperWords } from './sheet-words.ts'

const spoken = {
  en: { patterns: enPatterns, fields: enFields },
  pa: { patterns: paPatterns, fields: paFields },
} as const
type Spoken = keyof typeof spoken

function translateIn(language: Spoken) {
  const { patterns, fields } = spoken[language]
  const words = { ...featureWords('patterns', patterns), ...featureWords('measurement-fields', fields) }
  return createTranslate(language, words, icu)
}

/** The sheet of somebody of whom this is known by tape. */
async function sheetFor(language: Spoken, design: DesignKey, measuredMm: Record<string, number>) {
  const inputs = inputsOf({ sex: 'female', heightMm: 1600, weightKg: 60, measuredMm })
  const pattern = await draftPattern(design, inputs)
  const estimated = estimatedSizes(design, inputs)
  const paper = { pattern, estimated, unfollowed: [], name: 'Asha', unit: 'cm' as const }
  return sheetOf(pattern, paperWords(translateIn(language), paper))
}

/** Its words in the order they are read. */
const wordsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((it) => it[1]).join(' ')

const salwar = { waist: 780, hips: 980, outseam: 980 }

it.each([
  ['en', 'Estimated, not taped: Ankle; Inseam.'],
  ['pa', 'ਅੰਦਾਜ਼ੇ ਨਾਲ ਲਏ, ਫੀਤੇ ਨਾਲ ਨਾਪੇ ਨਹੀਂ: '],
] as const)('the paper in %s names the sizes nobody taped', async (language, sentence) => {
  const words = wordsOf(svgOf(await sheetFor(language, 'salwar', salwar)))
  expect(words).toContain(sentence)
  for (const key of ['ankle', 'inseam'] as const)
    expect(words).toContain(spoken[language].fields[`${key}.name`])
  expect(words).not.toContain(spoken[language].fields['hips.name'])
})

it('where all is taped the paper says nothing of it', async () => {
  const words = wordsOf(svgOf(await sheetFor('en', 'salwar', { ...salwar, ankle: 240, inseam: 720 })))
  expect(words).toContain('Salwar · Asha')
  expect(words).not.toContain('Estimated')
})

describe.each(['en', 'pa'] as const)('in %s', (language) => {
  it.each(designs)(
    'everything about a %s being estimated stands above the pieces, on the sheet',
    async (design) => {
      const sheet = await sheetFor(language, design, {})
      const head = sheet.labels[1]
      if (!head) throw new Error('no head')
      const said = head.lines.join(' ')
      const t = translateIn(language)
      const [before = ''] = t('patterns.sheet.estimated', { sizes: '|' }).split('|')
      const list = said.slice(said.indexOf(before))
      expect(list.split('; ')).toHaveLength(neededSizes[design].length)
      for (const line of head.lines)
        expect(head.at[0] + widthOf(line, head.sizeMm), line).toBeLessThan(sheet.widthMm)
      const lowest = head.at[1] + head.lines.length * lineShare * head.sizeMm
      const drawn = sheet.strokes.filter(({ kind }) => kind === 'cut').flatMap(({ line }) => line)
      expect(Math.min(...drawn.map(([, y]) => y))).toBeGreaterThan(lowest)
    },
  )
})

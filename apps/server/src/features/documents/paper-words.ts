import { type FinishedSize, fitZones } from '@darzi/tailoring/collection/finished.ts'
import type { OrderedFromCollection } from '@darzi/tailoring/collection/ordered.ts'
import type { ChosenStyle, Named, Stage } from '@darzi/tailoring/garments/garment.ts'
import type { SnapshotValue } from '@darzi/tailoring/orders/piece.ts'
import { showLength, showPlusMinus } from '@darzi/tailoring/units/length.ts'
import { typedWeight } from '@darzi/tailoring/units/weight.ts'
import { choiceText } from '@darzi/words/choice-text.ts'
import { writeDay } from '@darzi/words/formats.ts'
import type { Language } from '@darzi/words/languages.ts'
import { translateOnPaper } from '@darzi/words/papers.ts'
import type { Params, Translate } from '@darzi/words/translate.ts'

/** What a paper says in its language; what the shop named itself is said in the shop's words. */
export function paperWords(language: Language) {
  const t = (key: string, params?: Params) => translateOnPaper(language, key, params)
  return {
    language,
    t,
    day: (day: string) => writeDay(day, language),
    garment: ({ key, name }: Named) => name ?? t(`garment-names.types.${key}`),
    addOn: ({ key, name }: Named) => name ?? t(`garment-names.addOns.${key}`),
    stage: ({ key, name, names }: Stage) => names?.[language] ?? name ?? t(`garment-names.stages.${key}`),
    style: ({ group, option, groupName, optionName }: ChosenStyle) => ({
      label: groupName ?? t(`garment-names.groups.${group}`),
      value: optionName ?? t(`garment-names.options.${group}.${option}`),
    }),
    size: (value: SnapshotValue, unit: 'in' | 'cm') => ({
      label: value.name ?? t(`measurement-fields.${value.field}.name`),
      value: sizeText(value, unit, t),
    }),
    /** Which garment of the shop's collection: its name, its size, its colour. */
    item: ({ name, finished, colour }: OrderedFromCollection) =>
      [
        name,
        finished ? t('papers.size', { size: finished.size }) : t('papers.madeToMeasure'),
        colour.name,
      ].join(' · '),
    tape: (finished: FinishedSize) => tapeOf(finished, t),
  }
}
export type PaperWords = ReturnType<typeof paperWords>

/** A finished size in both units, for no tape is on record that was read in one of them. */
function tapeOf({ zonesMm, lengthMm, sleeveMm }: FinishedSize, t: (key: string) => string) {
  const lengths: (readonly [label: string, mm: number | undefined])[] = [
    ...fitZones.map((zone) => [t(`measurement-fields.${zone}.name`), zonesMm[zone]] as const),
    [t('papers.finishedLength'), lengthMm],
    [t('measurement-fields.sleeve_length.name'), sleeveMm],
  ]
  return lengths.flatMap(([label, mm]) =>
    mm === undefined ? [] : [{ label, value: `${showLength(mm, 'in')} · ${showLength(mm, 'cm')}` }],
  )
}

/** Lengths without their unit, which stands once above them, and with ± where no tape of the shop read them; everything else with its own unit. */
function sizeText(value: SnapshotValue, unit: 'in' | 'cm', t: Translate): string {
  if (value.mm !== undefined) {
    const size = showLength(value.mm, unit)
    return value.plusMinusMm ? `${size} ± ${showPlusMinus(value.plusMinusMm, unit)}` : size
  }
  if (value.isYes !== undefined) return t(value.isYes ? 'papers.yes' : 'papers.no')
  if (value.degrees !== undefined) return `${value.degrees}°`
  if (value.kg !== undefined && (value.unit === 'kg' || value.unit === 'lb'))
    return t(`papers.weight.${value.unit}`, { size: typedWeight(value.typed) })
  return choiceText(t, { field: value.field, words: value.words ?? value.typed })
}

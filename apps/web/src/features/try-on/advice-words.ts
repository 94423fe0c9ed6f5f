import type { FitZone } from '@darzi/tailoring/collection/finished.ts'
import type { ZoneFit } from '@darzi/tailoring/collection/fit.ts'
import type { BestSize } from '@darzi/tailoring/collection/size-advice.ts'
import type { Verdict } from '@darzi/tailoring/collection/verdict.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { sizeWords } from './size-words.ts'
import type { Worn } from './use-worn.ts'

/** Which size to begin with, and why; what the verdict on it finds fault with, it does not praise. */
export function adviceWords(best: BestSize, verdict: Verdict, unit: LengthUnit, t: Translate): string {
  const zoneName = (zone: string) => t(`try-on.zone.${zone}`)
  const { size, guess } = best
  if (best.by === 'guess')
    return t(size === guess ? 'try-on.advice.guess' : 'try-on.advice.nearest', { size, guess })
  if (best.by === 'none')
    return t('try-on.advice.none', {
      size,
      zone: zoneName(best.short.zone),
      short: sizeWords(Math.abs(best.short.easeMm), unit, t),
    })
  if (best.by === 'part') return t('try-on.advice.part', { size, zones: zonesWords(best.untold, t) })
  if (verdict.is === 'changes')
    return t('try-on.advice.closest', { size, places: changesWords(verdict, unit, t) })
  if (size === guess) return t('try-on.advice.agrees', { size })
  if (!best.instead) return t('try-on.advice.best', { size })
  const { zone, label } = best.instead
  return t('try-on.advice.instead', {
    size,
    guess,
    zone: zoneName(zone),
    fit: t(`try-on.label.${label}`),
  })
}

/** In one sentence, how a size sits. */
export function verdictWords(verdict: Verdict, size: string, unit: LengthUnit, t: Translate): string {
  if (verdict.is === 'untold') return t('try-on.fit.untold')
  if (verdict.is === 'too_small') return shortWords(verdict.decides, unit, t)
  if (verdict.is === 'part') return t('try-on.advice.part', { size, zones: zonesWords(verdict.untold, t) })
  if (verdict.is === 'changes')
    return t('try-on.verdict.changes', { size, places: changesWords(verdict, unit, t) })
  return t('try-on.verdict.fits', { size })
}

/** "neck tight, sleeve 6.3 cm too long". */
function changesWords(
  { tight, sleevePastMm }: Extract<Verdict, { is: 'changes' }>,
  unit: LengthUnit,
  t: Translate,
): string {
  const places = tight.map((zone) => t('try-on.verdict.tight', { zone: t(`try-on.zone.${zone}`) }))
  if (sleevePastMm !== undefined)
    places.push(
      t(`try-on.verdict.sleeve${sleevePastMm > 0 ? 'Long' : 'Short'}`, {
        length: sizeWords(Math.abs(sleevePastMm), unit, t),
      }),
    )
  return places.join(', ')
}

/** What is said when a garment has been put on. */
export function notedWords({ short, untold }: Worn, unit: LengthUnit, t: Translate): string {
  if (short) return shortWords(short, unit, t)
  if (untold.length > 0) return t('try-on.chosen.appliedPart', { zones: zonesWords(untold, t) })
  return t('try-on.chosen.applied')
}

/** "waist, hips". */
export const zonesWords = (zones: readonly FitZone[], t: Translate): string =>
  zones.map((zone) => t(`try-on.zone.${zone}`)).join(', ')

/** What a garment that does not go on lacks. */
export const shortWords = ({ zone, easeMm }: ZoneFit, unit: LengthUnit, t: Translate): string =>
  t('try-on.worn.short', {
    zone: t(`try-on.zone.${zone}`),
    short: sizeWords(Math.abs(easeMm), unit, t),
  })

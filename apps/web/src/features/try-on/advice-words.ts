import type { FitZone } from '@darzi/tailoring/collection/finished.ts'
import type { ZoneFit } from '@darzi/tailoring/collection/fit.ts'
import type { BestSize } from '@darzi/tailoring/collection/size-advice.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import type { Say } from '@darzi/words/say.ts'
import { sizeWords } from './size-words.ts'
import type { Worn } from './use-worn.ts'

/** Which size to begin with, and why. */
export function adviceWords(best: BestSize, unit: LengthUnit, say: Say): string {
  const zoneName = (zone: string) => say(`try-on.zone.${zone}`)
  const { size, guess } = best
  if (best.by === 'guess')
    return say(size === guess ? 'try-on.advice.guess' : 'try-on.advice.nearest', { size, guess })
  if (best.by === 'none')
    return say('try-on.advice.none', {
      ...{ size, zone: zoneName(best.short.zone), short: sizeWords(Math.abs(best.short.easeMm), unit, say) },
    })
  if (best.by === 'part') return say('try-on.advice.part', { size, zones: zonesWords(best.untold, say) })
  if (size === guess) return say('try-on.advice.agrees', { size })
  if (!best.instead) return say('try-on.advice.best', { size })
  const { zone, label } = best.instead
  return say('try-on.advice.instead', {
    size,
    guess,
    zone: zoneName(zone),
    fit: say(`try-on.label.${label}`),
  })
}

/** What is said when a garment has been put on. */
export function notedWords({ short, untold }: Worn, unit: LengthUnit, say: Say): string {
  if (short) return shortWords(short, unit, say)
  if (untold.length > 0) return say('try-on.chosen.appliedPart', { zones: zonesWords(untold, say) })
  return say('try-on.chosen.applied')
}

/** "waist, hips". */
export const zonesWords = (zones: readonly FitZone[], say: Say): string =>
  zones.map((zone) => say(`try-on.zone.${zone}`)).join(', ')

/** What a garment that does not go on lacks. */
export const shortWords = ({ zone, easeMm }: ZoneFit, unit: LengthUnit, say: Say): string =>
  say('try-on.worn.short', {
    ...{ zone: say(`try-on.zone.${zone}`), short: sizeWords(Math.abs(easeMm), unit, say) },
  })

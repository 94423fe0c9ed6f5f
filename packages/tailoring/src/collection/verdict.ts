/**
 * The one verdict on a size: advice, headline and table all take it from here, so that none praises what another finds fault
 * with. A size fits when nothing it covers is tight and its sleeve ends at the wrist; what a tailor can mend is named.
 */
import type { FitZone } from './finished.ts'
import {
  type BodySizes,
  carries,
  fitOf,
  type GarmentToFit,
  mostShort,
  untoldOf,
  type ZoneFit,
} from './fit.ts'

/** A sleeve that ends this much further or sooner is seen. */
const sleeveLongMm = 30
const sleeveShortMm = 20

export type Verdict =
  | { is: 'fits'; decides: ZoneFit }
  /** It goes on, and these places ask for a tailor. */
  | { is: 'changes'; decides: ZoneFit; tight: readonly FitZone[]; sleevePastMm: number | undefined }
  | { is: 'too_small'; decides: ZoneFit }
  /** As far as it is told it goes on. */
  | { is: 'part'; decides: ZoneFit; untold: readonly FitZone[] }
  | { is: 'untold' }

export function verdictOf(body: BodySizes, garment: GarmentToFit): Verdict {
  const zones = fitOf(body, garment)
  const short = mostShort(zones)
  if (short) return { is: 'too_small', decides: short }
  const decides = tightestOf(zones.filter(({ zone }) => carries[garment.cut].includes(zone)))
  if (!decides) return { is: 'untold' }
  const untold = untoldOf(body, garment)
  if (untold.length > 0) return { is: 'part', decides, untold }
  const tight = zones.filter(({ label }) => label === 'tight').map(({ zone }) => zone)
  const sleevePastMm = sleeveOff(body, garment)
  if (tight.length === 0 && sleevePastMm === undefined) return { is: 'fits', decides }
  const worst = tightestOf(zones.filter(({ zone }) => tight.includes(zone)))
  return { is: 'changes', decides: worst ?? decides, tight, sleevePastMm }
}

/** With the least room. */
function tightestOf(zones: readonly ZoneFit[]): ZoneFit | undefined {
  return zones.reduce<ZoneFit | undefined>(
    (best, one) => (best && best.easeMm <= one.easeMm ? best : one),
    undefined,
  )
}

/** Half and three-quarter sleeves are meant to be short. */
function sleeveOff(
  { sleeve_length: arm }: BodySizes,
  { finished: { sleeveMm } }: GarmentToFit,
): number | undefined {
  if (arm === undefined || sleeveMm === undefined || sleeveMm < 0.85 * arm) return undefined
  const past = sleeveMm - arm
  return past > sleeveLongMm || past < -sleeveShortMm ? past : undefined
}

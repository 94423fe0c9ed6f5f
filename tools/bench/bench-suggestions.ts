/** How often suggestions come true as often as they say: learnt on two thirds of a seeded history, asked about the rest. */
import { absenceCases } from '@darzi/tailoring/suggestions/call-back-advice.ts'
import { clothCases } from '@darzi/tailoring/suggestions/cloth-advice.ts'
import { calibrated, type PastCase, reliabilityOf } from '@darzi/tailoring/suggestions/confidence.ts'
import { delayCases } from '@darzi/tailoring/suggestions/delay-advice.ts'
import { oddCases } from '@darzi/tailoring/suggestions/odd-sizes.ts'
import { priceCases } from '@darzi/tailoring/suggestions/price-advice.ts'
import { reorderCases } from '@darzi/tailoring/suggestions/reorder-advice.ts'
import { aHistory } from '@darzi/tailoring/suggestions/seeded-history.ts'
import { printTable } from './print-table.ts'

const seeds = [11, 12, 13, 14, 15]

export async function benchSuggestions(): Promise<void> {
  const kinds = {
    price: [] as PastCase[][],
    clothMetres: [] as PastCase[][],
    delayRisk: [] as PastCase[][],
    reorder: [] as PastCase[][],
    callBack: [] as PastCase[][],
    oddSizes: [] as PastCase[][],
  }
  for (const seed of seeds) {
    const history = aHistory(seed)
    kinds.price.push(history.pricesMinor.flatMap(priceCases))
    kinds.clothMetres.push(history.metres.flatMap(clothCases))
    kinds.delayRisk.push(delayCases(history.made))
    kinds.reorder.push(history.items.flatMap(reorderCases))
    kinds.callBack.push(absenceCases(history.customers, history.days))
    kinds.oddSizes.push(history.people.flatMap(oddCases))
  }
  for (const [kind, shops] of Object.entries(kinds)) {
    const told = shops.flatMap(heldOut)
    const { rows, apart } = reliabilityOf(told)
    console.log(
      `\n${kind}: ${told.length} held-out cases of ${seeds.length} seeded shops, ${percent(apart)} apart`,
    )
    printTable(
      ['said', 'on the average', 'came true', 'cases'],
      rows.map((row) => [
        `${percent(row.band)} and more`,
        percent(row.said),
        percent(row.cameTrue),
        row.cases,
      ]),
    )
  }
}

/** Every third three of cases are held out: those that lie together are much alike. */
function heldOut(past: readonly PastCase[]) {
  const sure = calibrated(past.filter((_, place) => Math.floor(place / 3) % 3 !== 2))
  if (!sure) return []
  return past
    .filter((_, place) => Math.floor(place / 3) % 3 === 2)
    .map(({ score, cameTrue }) => ({ share: sure(score).share, cameTrue }))
}

const percent = (share: number) => `${(100 * share).toFixed(0)} %`

import type { BenchCase } from './bench-case.ts'
import type { Known } from './known.ts'
import { sendingOf, signInOver } from './measure.ts'
import { printTable } from './print-table.ts'
import { runServer } from './running-server.ts'
import type { SeededShop } from './seeded-shop.ts'
import { takeTurns } from './take-turns.ts'

interface Shop {
  shop: SeededShop
  known: Known
}
interface Comparing {
  environment: Record<string, string>
  cases: readonly BenchCase[]
  small: Shop
  biggest: Shop
  seconds: number
}

/**
 * Does a read get slower with the shop? One request at a time, small shop and biggest by turns, so that whatever else the
 * machine does meets both alike; each is asked for its own customers and orders.
 */
export async function compareShops({ environment, cases, small, biggest, seconds }: Comparing) {
  const server = await runServer(['--enable-source-maps', 'dist/server/main.js'], environment)
  try {
    const cookies = [await signInOver(server, small.shop), await signInOver(server, biggest.shop)]
    const rows: (string | number)[][] = []
    for (const each of cases.filter(({ method, isPaper }) => method === 'GET' && !isPaper)) {
      const [inSmall, inBiggest] = await takeTurns(
        server.url,
        [small, biggest].map(({ known }, place) => sendingOf(each, { cookie: cookies[place] ?? '', known })),
        seconds * 2,
      )
      if (!inSmall || !inBiggest) continue
      const growth = inBiggest.p99 / inSmall.p99
      rows.push([
        each.name,
        ms(inSmall.p50),
        ms(inSmall.p99),
        ms(inBiggest.p50),
        ms(inBiggest.p99),
        growth.toFixed(2),
        growth <= 1.5 ? '' : 'over 1.5',
      ])
    }
    printTable(['read', 'p50 in the small', 'p99', 'p50 in the big', 'p99', 'growth of p99', ''], rows)
  } finally {
    await server.stop()
  }
}

const ms = (value: number) => value.toFixed(1)

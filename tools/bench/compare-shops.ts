import { load } from './load.ts'
import { sendingOf, signInOver } from './measure.ts'
import type { BenchPlan, SeededShop } from './plan-cases.ts'
import { printTable } from './print-table.ts'
import { runServer } from './running-server.ts'

interface Comparing {
  environment: Record<string, string>
  shops: { biggest: SeededShop; small: SeededShop }
  plan: BenchPlan
  seconds: number
}

/** Does a list get slower with the shop? p99 of each list, one request at a time, small shop and biggest in turn. */
export async function compareShops({ environment, shops, plan, seconds }: Comparing) {
  const server = await runServer(['dist/server/main.js'], environment)
  try {
    const { biggest, small } = shops
    const cookies = { small: await signInOver(server, small), biggest: await signInOver(server, biggest) }
    const rows: (string | number)[][] = []
    for (const each of plan.cases.filter((one) => one.isList)) {
      const inSmall = await load(server.url, sendingOf(each, { cookie: cookies.small, known: plan.known }), {
        connections: 1,
        seconds,
      })
      const inBiggest = await load(
        server.url,
        sendingOf(each, { cookie: cookies.biggest, known: plan.known }),
        {
          connections: 1,
          seconds,
        },
      )
      const growth = inBiggest.p99 / Math.max(1, inSmall.p99)
      rows.push([
        each.name,
        inSmall.p50,
        inSmall.p99,
        inBiggest.p50,
        inBiggest.p99,
        growth.toFixed(2),
        growth <= 1.5 ? '' : 'over 1.5',
      ])
    }
    const sizes = [small.customers, biggest.customers].map((size) => size.toLocaleString('en'))
    printTable(['list', `p50 in ${sizes[0]}`, 'p99', `p50 in ${sizes[1]}`, 'p99', 'growth of p99', ''], rows)
  } finally {
    await server.stop()
  }
}

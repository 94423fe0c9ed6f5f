import { expect, test } from 'vitest'
import { demoSignIns } from '../../apps/server/src/seed/demo-sign-ins.ts'
import { openHouse } from '../support/open-house.ts'

/** The demo shop has orders of the last weeks: some late, some due, some done. */
const { visitAs } = openHouse()
const [owner] = demoSignIns

interface Told {
  number: string
  daysLeft: number
  isOverdue: boolean
  state: string
}

const red = { light: 'rgb(168, 35, 27)', dark: 'rgb(255, 157, 146)' }
const isOver = ({ state }: Told) => state === 'delivered' || state === 'cancelled'
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`

test.each(['light', 'dark'] as const)(
  'a late order says in red by how many days, others how many are left, and those done say neither; %s',
  async (colorScheme) => {
    const { page, context } = await visitAs(owner, '/tailor/orders?sort=newest')
    await page.emulateMedia({ colorScheme })
    const rows: Told[] = (await (await context.request.get('/api/orders?sort=newest&limit=200')).json()).rows
    const late = rows.filter(({ isOverdue }) => isOverdue)
    const inTime = rows.filter((row) => !isOver(row) && row.daysLeft > 0)
    const over = rows.filter(isOver)
    expect([late, inTime, over].map(({ length }) => length > 0)).toEqual([true, true, true])

    const row = ({ number }: Told) =>
      page.getByRole('list', { name: 'Orders', exact: true }).getByRole('article', { name: number })
    const isShown = async (each: Told) => (await row(each).count()) > 0
    await row(rows[0] as Told).waitFor()
    const colourOf = (element: Element) => getComputedStyle(element).color
    const seen = { late: 0, inTime: 0, over: 0 }
    for (const each of [...late, ...inTime, ...over]) {
      if (!(await isShown(each))) continue
      seen[isOver(each) ? 'over' : each.isOverdue ? 'late' : 'inTime'] += 1
      const overdue = row(each).getByText(`${days(-each.daysLeft)} overdue`, { exact: true })
      const left = row(each).getByText(`${days(each.daysLeft)} left`, { exact: true })
      expect([each.number, await overdue.count(), await left.count()]).toEqual([
        each.number,
        ...(isOver(each) ? [0, 0] : each.isOverdue ? [1, 0] : [0, 1]),
      ])
      if (each.isOverdue) expect(await overdue.evaluate(colourOf)).toBe(red[colorScheme])
      else if (!isOver(each)) expect(await left.evaluate(colourOf)).not.toBe(red[colorScheme])
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
  },
)

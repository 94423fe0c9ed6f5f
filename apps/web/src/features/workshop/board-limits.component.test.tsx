/** The board where a colleague was faster, and where it cannot show all there is. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anId } from '../../testing/builders.ts'
import { aWorkCard, boardOf, button, openBoard, seamstress } from '../../testing/work-board.ts'

test('a giving that is undone names whom it was given to, so that what a colleague gave on since stands', async () => {
  const shirt = aWorkCard('ORD-001', { assignedTo: { id: anId(), name: 'Noor Bano' } })
  const { api } = await openBoard([shirt])
  await button('Actions for ORD-001').click()
  await page.getByRole('menuitem', { name: 'Give to…' }).click()
  const who = page.getByRole('dialog', { name: 'Who makes ORD-001?' })
  await who.getByRole('button', { name: /^Imran Ansari/ }).click()
  await button('Undo').click()
  await expect
    .poll(() => api.sent('POST /api/workshop/bulk').map(({ body }) => [body.assignedTo, body.ifStill]))
    .toEqual([
      [seamstress.id, undefined],
      [shirt.assignedTo?.id, { assignedTo: seamstress.id }],
    ])
})

test('where a column shows all it can, the rest is found by search: the last line says so and leads there', async () => {
  const cards = [aWorkCard('ORD-001'), aWorkCard('ORD-002')]
  const { api } = await openBoard(cards, {
    prepare: (fake) =>
      fake.answer('GET /api/workshop/board', () => {
        const { columns, ...board } = boardOf(cards)
        return { ...board, columns: columns.map((each) => ({ ...each, count: each.rows.length && 700 })) }
      }),
  })
  const more = button('Show 698 more')
  for (const perColumn of [150, 450, 500]) {
    await more.click()
    await expect
      .poll(() => api.sent('GET /api/workshop/board').at(-1)?.query.perColumn)
      .toBe(String(perColumn))
  }
  await button('698 more are not shown. Search or filter to find them.').click()
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

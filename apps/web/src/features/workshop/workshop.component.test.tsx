/** The workshop's board: what is chosen is what is seen, and a piece goes on only as far as it may. */
import type { WorkCard } from '@darzi/contract/workshop.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { aSession } from '../../testing/builders.ts'
import type { FakeApi } from '../../testing/fake-api.ts'
import { phone } from '../../testing/render-screen.tsx'
import { aWorkCard, button, card, openBoard, seamstress, stages } from '../../testing/work-board.ts'

const column = (name: RegExp) => page.getByRole('region', { name })
const bar = page.getByRole('region', { name: 'Selected pieces' })

async function moveByMenu(tag: string, to: string) {
  await button(`Actions for ${tag}`).click()
  await page.getByRole('menuitem', { name: `Move to ${to}` }).click()
}

test('on a phone, all that is shown is the column in sight, and only its pieces are moved', async () => {
  const [first, second] = [aWorkCard('ORD-001-1/2'), aWorkCard('ORD-001-2/2')]
  const cut = aWorkCard('ORD-002', { stage: 1 })
  const { api } = await openBoard([first, second, cut], { viewport: phone })
  await button('Select').click()
  await page.getByRole('checkbox', { name: 'Select ORD-001-1/2' }).click()
  await bar.getByRole('button', { name: 'Select all 2 shown' }).click()
  await expect.element(bar.getByText('2 selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Done' }).click()
  await expect
    .poll(() => api.sent('POST /api/workshop/bulk').map(({ body }) => body.pieces.map(({ id }) => id)))
    .toEqual([[first.id, second.id]])
})

test('at a desk, all that is shown is every column', async () => {
  await openBoard([aWorkCard('ORD-001'), aWorkCard('ORD-002', { stage: 1 })])
  await button('Select').click()
  await page.getByRole('checkbox', { name: 'Select ORD-001' }).click()
  await bar.getByRole('button', { name: 'Select all 2 shown' }).click()
  await expect.element(bar.getByText('2 selected')).toBeVisible()
})

test('a piece is given to a person from its card', async () => {
  const shirt = aWorkCard('ORD-001')
  const { api } = await openBoard([shirt])
  await button('Actions for ORD-001').click()
  await page.getByRole('menuitem', { name: 'Give to…' }).click()
  const who = page.getByRole('dialog', { name: 'Who makes ORD-001?' })
  await who.getByRole('button', { name: /^Imran Ansari/ }).click()
  await expect.element(page.getByText('1 piece given')).toBeVisible()
  expect(api.sent('POST /api/workshop/bulk').map(({ body }) => body)).toMatchObject([
    { act: 'assign', assignedTo: seamstress.id, pieces: [{ id: shirt.id }] },
  ])
})

test('a piece whose step is refused stands where it stood, and the reason is told', async () => {
  const { api } = await openBoard([aWorkCard('ORD-001')], {
    prepare: (fake) => fake.refuse('POST /api/workshop/pieces/:id/move', 'orders.movedMeanwhile'),
  })
  const answerMove = api.hold('POST /api/workshop/pieces/:id/move')
  await moveByMenu('ORD-001', 'Cutting')
  await expect.element(column(/^Cutting: 1 piece/)).toBeVisible()
  answerMove()
  await expect.element(column(/^Order received: 1 piece/)).toBeVisible()
  await expect.element(column(/^Cutting: 0 pieces/)).toBeVisible()
  await expect.element(page.getByText(/^Someone moved this piece meanwhile/)).toBeVisible()
})

test('past a trial with a change asked for, a piece goes on only when the question is answered', async () => {
  const { api } = await openBoard([aWorkCard('ORD-001', { stage: 3, trialChange: true })])
  await moveByMenu('ORD-001', 'Ready')
  const question = page.getByRole('dialog', { name: 'ORD-001: a change was asked for' })
  await question.getByRole('button', { name: 'Not yet' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(api.sent('POST /api/workshop/pieces/:id/move')).toEqual([])
  await moveByMenu('ORD-001', 'Ready')
  await question.getByRole('button', { name: 'Yes, go on' }).click()
  await expect
    .poll(() => api.sent('POST /api/workshop/pieces/:id/move').map(({ body }) => body))
    .toMatchObject([{ from: 3, stage: 4, overrides: { trial: true } }])
})

test('the step that rests on a tick is sent when the tick has its answer', async () => {
  const checks = [{ key: 'buttons', name: 'All buttons on' }]
  const { api, change } = await openBoard([aWorkCard('ORD-001', { stage: 3, checks })])
  api.answer('PUT /api/workshop/pieces/:id/checks/:key', ({ params }) => change(params.id, { checks: [] }))
  const answerTick = api.hold('PUT /api/workshop/pieces/:id/checks/:key')
  await moveByMenu('ORD-001', 'Ready')
  await page.getByRole('checkbox', { name: 'All buttons on' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ready', exact: true }).click()
  await expect.element(column(/^Ready: 1 piece/)).toBeVisible()
  expect(api.sent('POST /api/workshop/pieces/:id/move')).toHaveLength(0)
  answerTick()
  await expect.poll(() => api.sent('POST /api/workshop/pieces/:id/move')).toHaveLength(1)
})

test('who may not approve asks for it, and then waits; the piece stays', async () => {
  const cut = aWorkCard('ORD-001', {
    stage: 1,
    stages: stages.map((stage) => ({ ...stage, ...(stage.key === 'cutting' && { needsApproval: true }) })),
  })
  const { api, change } = await openBoard([cut], {
    session: aSession({ memberRole: 'cutter', can: ['work.read', 'work.move'] }),
  })
  api.answer('POST /api/workshop/pieces/:id/ask-approval', ({ params }) =>
    change(params.id, { approvalAsked: { at: '2026-11-23T06:00:00.000Z', by: 'Imran Ansari' } }),
  )
  await card('ORD-001')
    .getByRole('button', { name: /Done, ask for approval/ })
    .click()
  await expect.element(card('ORD-001').getByText('To approve')).toBeVisible()
  await expect
    .element(card('ORD-001').getByRole('button', { name: /Waiting for the owner or a manager/ }))
    .toHaveAttribute('aria-disabled', 'true')
  await expect.element(column(/^Cutting: 1 piece/)).toBeVisible()
  expect(api.sent('POST /api/workshop/pieces/:id/move')).toEqual([])
})

const scan = page.getByRole('dialog', { name: 'Scan a tag' })

async function openScan(cards: readonly WorkCard[], prepare: (api: FakeApi) => unknown = () => {}) {
  const screen = await openBoard(cards, { prepare })
  await button('Scan').click()
  return screen
}

test('of two tags asked for, the later is shown, also when the first is answered last', async () => {
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  const cards = [aWorkCard('ORD-001'), aWorkCard('ORD-002')]
  const { api } = await openScan(cards, (fake) =>
    fake.answer('GET /api/workshop/find', async ({ query: { code } }) => {
      if (code === '1') await first
      return { pieces: cards.filter(({ tag }) => tag === `ORD-00${code}`) }
    }),
  )
  for (const number of ['1', '2']) {
    await page.getByLabelText('Number on the tag').fill(number)
    await button('Find').click()
  }
  await expect.element(scan.getByText('ORD-002')).toBeVisible()
  answerFirst()
  await expect.poll(() => api.sent('GET /api/workshop/find')).toHaveLength(2)
  // Time enough for the late answer to be shown.
  await new Promise((resume) => setTimeout(resume, 200))
  expect(scan.getByRole('listitem').elements()).toHaveLength(1)
  await expect.element(scan.getByText('ORD-002')).toBeVisible()
})

/** A camera that sees what the test holds before it. */
function giveCamera() {
  const held = { code: '' }
  class Reader {
    static getSupportedFormats = async () => ['qr_code']
    detect = async () => (held.code ? [{ rawValue: held.code }] : [])
  }
  vi.stubGlobal('BarcodeDetector', Reader)
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => new MediaStream())
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  return held
}

test('a tag is read once while it is held, and again when it comes back after “Done”', async () => {
  const held = giveCamera()
  const shirt = aWorkCard('ORD-001')
  const { api } = await openScan([shirt], (fake) =>
    fake.answer('GET /api/workshop/find', { pieces: [shirt] }),
  )
  const finds = () => api.sent('GET /api/workshop/find').map(({ query }) => query.code)
  held.code = 'tag of the shirt'
  await scan.getByRole('button', { name: 'Done, on to Cutting' }).click()
  await expect.element(scan.getByText('ORD-001')).not.toBeInTheDocument()
  expect(finds()).toEqual(['tag of the shirt'])
  held.code = ''
  // As long as it takes to hang one piece away and take it up again.
  await new Promise((resume) => setTimeout(resume, 2_000))
  held.code = 'tag of the shirt'
  await expect.element(scan.getByText('ORD-001')).toBeVisible()
  expect(finds()).toEqual(['tag of the shirt', 'tag of the shirt'])
})

test.each(['phone', 'desk'] as const)('a card of the board is 40 to 56 px high on a %s', async (size) => {
  const late = aWorkCard('ORD-002', { daysLeft: -3, reworks: 1, isUrgent: true, missing: ['chest'] })
  await openBoard([aWorkCard('ORD-001'), late], size === 'phone' ? { viewport: phone } : {})
  await expect.element(card('ORD-002')).toBeVisible()
  await document.fonts.ready
  const heights = () =>
    [card('ORD-001'), card('ORD-002')].map((each) => each.element().getBoundingClientRect().height)
  await expect
    .poll(() => heights().every((px) => px >= 40 && px <= 56), { message: heights().join() })
    .toBe(true)
})

test('a card drawn to where it may not go says why over that column, and stands where it stood', async () => {
  const { api } = await openBoard([aWorkCard('ORD-001', { stage: 2 }), aWorkCard('ORD-002')])
  await expect.element(card('ORD-001')).toBeVisible()
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerType: 'mouse' }
  }
  const first = column(/^Order received/)
  const over = middle(card('ORD-002').element())
  card('ORD-001')
    .element()
    .dispatchEvent(new PointerEvent('pointerdown', middle(card('ORD-001').element())))
  window.dispatchEvent(new PointerEvent('pointermove', over))
  await expect.element(first.getByText('Work has begun on it.')).toBeVisible()
  window.dispatchEvent(new PointerEvent('pointerup', over))
  await expect.element(first.getByText('Work has begun on it.')).not.toBeInTheDocument()
  await expect.element(column(/^Sewing/).getByRole('article', { name: 'ORD-001' })).toBeVisible()
  expect(api.sent('POST /api/workshop/pieces/:id/move')).toEqual([])
})

import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joinShop } from '../support/book.ts'
import { phone } from '../support/browser.ts'
import { takeOrder } from '../support/counter.ts'
import { losePhotoAnswers, refusePhotos } from '../support/lost-photos.ts'
import { openApp } from '../support/open-app.ts'
import { openOrder, pieceOf, standing, updateStatus } from '../support/order-page.ts'
import { photoWithPlace } from '../support/pictures.ts'
import { testInAll } from '../support/test-in-all.ts'
import { openAtWork } from '../support/workshop.ts'

const app = openApp()

/** Two shirts ordered in a shop whose owner has just asked for photos of finished work. */
async function openAsking(garments = ['shirt', 'shirt']) {
  const opened = await openOrder(app, { garments, isMeasured: true })
  const { page, taken } = opened
  await page.goto('/tailor/profile')
  const card = page.getByRole('region', { name: 'Counter and slip' })
  await card.getByText('Not asked for').waitFor()
  await card.getByRole('button', { name: 'Change' }).click()
  await card.getByRole('checkbox', { name: 'Nothing is ready without a photo of the finished work' }).check()
  await card.getByRole('button', { name: 'Save' }).click()
  await card.getByText('Needed before a piece is ready').waitFor()
  await page.goto(`/tailor/orders/${taken.id}`)
  return opened
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Photo before it is ready' })
const take = async (page: Page, tag: string) =>
  question(page)
    .getByLabel(`Take photo of ${tag}`)
    .setInputFiles(await photoWithPlace())

test('the last stage of a piece asks for its photo, takes it there and goes on', async () => {
  const { page, owner, taken, orderNow } = await openAsking()
  await page.setViewportSize(phone)
  const [piece] = taken.pieces
  const stage = (piece?.stages.length ?? 0) - 2
  const moved = await owner.context.request.post(`/api/workshop/pieces/${piece?.id}/move`, {
    data: { from: 0, stage },
  })
  expect(moved.status()).toBe(200)
  await page.reload()
  const next = pieceOf(page, 'ORD-001-1/2').getByRole('button', { name: 'Next: Final delivery' })
  await next.click()
  const goOn = question(page).getByRole('button', { name: 'Next: Final delivery' })
  await goOn.focus()
  await question(page).getByText('1 piece still needs its photo.').waitFor()
  await take(page, 'ORD-001-1/2')
  await question(page).getByText('Photo is there').waitFor()
  await goOn.click()
  await question(page).waitFor({ state: 'hidden' })
  await expect.poll(async () => (await orderNow()).pieces[0]?.state).toBe('done')
  const { photos, pieces } = await orderNow()
  expect(photos).toMatchObject([{ kind: 'stage', pieceId: piece?.id, stage: piece?.stages.at(-1)?.key }])
  expect(pieces[1]).toMatchObject({ state: 'waiting', needsPhoto: true })
})

test('the whole order asks for each piece, from its page, from the list and in bulk', async () => {
  const { page, owner, customer, taken, orderNow } = await openAsking()
  await owner.context.request.post(`/api/orders/${taken.id}/move`, { data: { to: 'in_progress' } })
  await page.reload()
  await updateStatus(page, 'All pieces ready')
  await take(page, 'ORD-001-1/2')
  await question(page).getByText('Photo is there').waitFor()
  await page.goBack()
  await question(page).waitFor({ state: 'hidden' })
  await takeOrder(owner, customer, { garments: ['shirt'], isMeasured: true })
  await page.goto('/tailor/orders')
  await page.getByRole('checkbox', { name: 'Select ORD-001' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'Select ORD-002' }).check({ force: true })
  await page
    .getByRole('region', { name: 'Selected orders' })
    .getByRole('button', { name: 'Mark ready' })
    .click()
  const refused = page.getByRole('dialog').filter({ hasText: 'ORD-001-2/2' })
  await refused.getByText(/Take one of ORD-002-1\/1/).waitFor()
  await refused.getByRole('link', { name: 'Take the photos of ORD-002' }).waitFor()
  await refused.getByRole('button', { name: 'Close' }).last().click()
  const row = page.getByRole('article', { name: 'ORD-001 Asha Verma' })
  await row.getByRole('button', { name: 'Mark ready' }).click()
  await question(page).getByText('Photo is there').waitFor()
  await take(page, 'ORD-001-2/2')
  await question(page).getByRole('button', { name: 'All pieces ready' }).click()
  await standing(page).getByText('Ready for Pickup').waitFor()
  await expect.poll(async () => (await orderNow()).state).toBe('ready')
})

test('a stitcher takes the photo of their piece at their own table; sent again after a lost answer it is one photo', async () => {
  const { owner, taken, orderNow } = await openAsking(['shirt'])
  const stitcher = await app.visit()
  await joinShop(owner, stitcher, 'Imran Ansari', 'stitcher')
  const { request } = owner.context
  const { workers } = await (await request.get('/api/workshop/workers')).json()
  const { id } = workers.find(({ name }: { name: string }) => name === 'Imran Ansari')
  await request.patch(`/api/orders/${taken.id}`, { data: { assignedTo: id } })
  const [piece] = taken.pieces
  await request.post(`/api/workshop/pieces/${piece?.id}/move`, {
    data: { from: 0, stage: (piece?.stages.length ?? 0) - 2 },
  })
  const work = await openAtWork(stitcher.page, piece?.id)
  await work.getByRole('button', { name: 'Done, on to Ready' }).click()
  const answerAgain = await losePhotoAnswers(stitcher.page)
  await take(stitcher.page, 'ORD-001-1/1')
  await question(stitcher.page).getByText('A photo did not arrive.').waitFor()
  // Closing the question loses nothing: the piece holds the photo.
  await question(stitcher.page).getByRole('button', { name: 'Close' }).click()
  await question(stitcher.page).waitFor({ state: 'hidden' })
  const notice = work.getByText('A photo did not arrive.')
  await notice.waitFor()
  await answerAgain()
  await work.getByRole('button', { name: 'Send it again' }).click()
  await notice.waitFor({ state: 'hidden' })
  expect((await orderNow()).photos).toHaveLength(1)
  await work.getByRole('button', { name: 'Done, on to Ready' }).click()
  await expect.poll(async () => (await orderNow()).state).toBe('ready')
})

testInAll(
  'a photo of finished work that did not arrive outlives its question, and goes from the order’s page',
  async () => {
    const { page, owner, taken, orderNow } = await openAsking(['shirt'])
    await owner.context.request.post(`/api/orders/${taken.id}/move`, { data: { to: 'in_progress' } })
    await page.reload()
    const takeAgain = await refusePhotos(page)
    await updateStatus(page, 'All pieces ready')
    await take(page, 'ORD-001-1/1')
    await question(page).getByText('A photo did not arrive.').waitFor()
    await question(page).getByRole('button', { name: 'Close' }).click()
    await question(page).waitFor({ state: 'hidden' })
    await takeAgain()
    await page.getByRole('button', { name: 'Send it again' }).click()
    await page.getByText('A photo did not arrive.').waitFor({ state: 'hidden' })
    const { photos, pieces } = await orderNow()
    expect(photos).toMatchObject([{ kind: 'stage', pieceId: pieces[0]?.id }])
    expect(pieces[0]?.needsPhoto).toBe(false)
  },
)

testInAll(
  'a question for photos says so when another screen has made the piece ready, and does not spring up again',
  async () => {
    const { page, owner, taken } = await openAsking(['shirt'])
    const { request } = owner.context
    const [piece] = taken.pieces
    await request.post(`/api/orders/${taken.id}/move`, { data: { to: 'in_progress' } })
    await page.reload()
    await updateStatus(page, 'All pieces ready')
    await take(page, 'ORD-001-1/1')
    await question(page).getByText('Photo is there').waitFor()
    expect((await request.post(`/api/orders/${taken.id}/move`, { data: { to: 'ready' } })).status()).toBe(200)
    await question(page).getByText('Nothing waits for a photo here any more.').waitFor()
    await question(page).getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    const rework = { pieceIds: [piece?.id], stage: piece?.stages.at(-2)?.key, cause: 'fit' }
    expect((await request.post(`/api/orders/${taken.id}/rework`, { data: rework })).status()).toBe(200)
    await standing(page).getByText('In Progress').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import { hasBodies, type PhotographedBody, type Picture, photographBody } from '../support/bodies.ts'
import { phone, withGraphics } from '../support/browser.ts'
import { beginByPhoto, photoFiles, photoSlot } from '../support/measuring.ts'
import { openApp } from '../support/open-app.ts'
import { speaking } from '../support/speaking.ts'

const { visit } = openApp(undefined, withGraphics)
const t = speaking('en')

/** What is done to a good photo, and the code of what is said of it then. */
type Case = [what: string, code: string, change: (good: Picture, body: PhotographedBody) => Promise<Picture>]

const changed =
  (change: (good: Sharp, height: number) => Sharp | Promise<Sharp>) => async (good: Picture) => {
    const { height } = await sharp(good.buffer).metadata()
    return { ...good, buffer: await (await change(sharp(good.buffer), height)).png().toBuffer() }
  }
const without = (above: number, below: number) => async (good: Picture) => {
  const { width, height } = await sharp(good.buffer).metadata()
  const rows = { top: Math.round(above * height), height: Math.round((1 - above - below) * height) }
  return {
    ...good,
    buffer: await sharp(good.buffer)
      .extract({ left: 0, width, ...rows })
      .png()
      .toBuffer(),
  }
}
const turnedBy = (degrees: number) => changed((good) => good.rotate(degrees, { background: '#b9b4aa' }))
const litTo = (share: number) => changed((good) => good.linear(share, 0))
const blurredBy = (share: number) => changed((good, height) => good.blur(share * height))

const ofBoth: Record<string, Case[]> = {
  'cut off': [
    ['above the brow', 'headCut', without(0.12, 0)],
    ['at the neck', 'noPerson', without(0.2, 0)],
    ['at the soles', 'feetCut', without(0, 0.06)],
    ['at the knees', 'feetCut', without(0, 0.3)],
  ],
  'not upright': [
    ['aslant', 'tilted', turnedBy(12)],
    ['lying', 'turned', turnedBy(90)],
    ['lying the other way', 'turned', turnedBy(270)],
    ['on its head', 'turned', turnedBy(180)],
  ],
  'not clear': [
    ['in the dark', 'tooDark', litTo(0.25)],
    ['in the night', 'noPerson', litTo(0.03)],
    ['blurred', 'blurred', blurredBy(0.008)],
  ],
}

const cases = (['front', 'side'] as const).flatMap((view) =>
  Object.entries(ofBoth).map(([how, list]) => [view, how, list] as const),
)
const half: Case = ['half turned', '', async (_, body) => body.turned(55)]

describe.skipIf(!hasBodies)('with the real model, photos of a generated body', () => {
  test.each([
    ...cases,
    ['front', 'half turned', [[half[0], 'notFront', half[2]]]] as const,
    ['side', 'half turned', [[half[0], 'notSide', half[2]]]] as const,
  ])(
    'from the %s, %s, are refused with what to change',
    async (view, _, list) => {
      const body = await photographBody(7, 1)
      const { page } = await visit('/upload', { viewport: phone, reducedMotion: 'reduce' })
      await beginByPhoto(page)
      const front = photoSlot(page, 'From the front')
      const slot = view === 'front' ? front : photoSlot(page, 'From the side')
      if (view === 'side') {
        await photoFiles(page).setInputFiles([body.front])
        await front.getByText('This photo is good.').waitFor({ timeout: 60_000 })
      }
      for (const [what, code, change] of list) {
        await photoFiles(page).setInputFiles([await change(body[view], body)])
        const sentence = slot.getByText(t(`body-scans.judge.${code}`))
        await expect.poll(() => sentence.count(), { timeout: 60_000, message: what }).toBe(1)
        await slot.getByRole('button', { name: 'Remove' }).click()
      }
    },
    120_000,
  )
})

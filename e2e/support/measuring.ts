import type { Page } from 'playwright-core'
import type { PhotographedBody, Picture } from './bodies.ts'

/** The steps of being measured by photo, as a person takes them at `/upload`. */

export const photoFiles = (page: Page) => page.locator('input[type=file]').first()
export const photoSlot = (page: Page, name: string) => page.getByRole('region', { name })

/** Consents, and waits for the program that sees. */
export async function beginByPhoto(page: Page) {
  await page.getByRole('button', { name: 'Agree and begin' }).click()
  await page.getByText('The program is ready on this device.').waitFor({ timeout: 60_000 })
}

export async function givePhotos(page: Page, photos: Picture[]) {
  await photoFiles(page).setInputFiles(photos)
  for (const name of ['From the front', 'From the side'] as const)
    await photoSlot(page, name).getByText('This photo is good.').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Go on', exact: true }).click()
}

export async function tellOfBody(page: Page, { truth, sex }: PhotographedBody) {
  await page.getByLabel('Height in cm').fill(truth.height.toFixed(1))
  await page.getByLabel('Weight', { exact: true }).fill(truth.weight.toFixed(1))
  await page.getByLabel('Size you usually buy').selectOption('M')
  await page.getByLabel('Gender').selectOption(sex)
  await page.getByLabel('Body shape as you see it').selectOption('regular')
  await page.getByRole('button', { name: 'Measure' }).click()
  await page.waitForURL(/\/results/, { timeout: 60_000 })
}

interface Kept {
  estimates: Record<string, { mm: number; plusMinusMm: number; from: string }>
  torso: { heightMm: number; breadthMm: number; depthMm: number }[]
  photoMm: Record<string, number>
}

/** What this device kept of a guest's measuring. */
export const guestsScan = async (page: Page): Promise<Kept> =>
  JSON.parse((await page.evaluate(() => localStorage.getItem('scan.'))) ?? 'null')

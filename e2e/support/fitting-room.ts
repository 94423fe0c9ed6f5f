import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** Of the list, not of what was kept for later. */
export const garment = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Garments' }).getByRole('button', { name: new RegExp(`^${name}`) })

export async function putOn(page: Page) {
  await page.getByRole('button', { name: 'Try On Garment' }).click()
  await page.getByText('Garment applied successfully!').waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => !document.querySelector('[data-part=avatar][aria-busy]'))
}

/** The shares of a picture that are clearly red and clearly blue. */
export async function coloursOf(picture: Buffer): Promise<{ red: number; blue: number }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = info.width * info.height
  let [reds, blues] = [0, 0]
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    if (red > 2 * Math.max(green, blue)) reds++
    if (blue > 1.25 * red) blues++
  }
  return { red: reds / pixels, blue: blues / pixels }
}

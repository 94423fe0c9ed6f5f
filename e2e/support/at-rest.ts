/** Waiting until a page stands still, before it is judged. */
import type { Page } from 'playwright-core'

/** Nothing more is on its way: the words, the answers and the letters' fonts have come. */
export async function settled(page: Page): Promise<void> {
  await page.locator('main').getByRole('heading', { includeHidden: true }).first().waitFor()
  await page
    .getByRole('status', { name: /Loading|आ रहा|ਆ ਰਿਹਾ/, includeHidden: true })
    .first()
    .waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready)
}

/** Colours on their way from light to dark are nobody's colours. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    await frame()
    do await frame()
    while (document.getAnimations().some(({ playState }) => playState === 'running'))
  })
}

import type { Page } from 'playwright-core'

/** Keeps the answers of an address waiting until the answered function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let open = () => {}
  const gate = new Promise<void>((done) => {
    open = done
  })
  await page.route(address, async (route) => {
    await gate
    await route.continue()
  })
  return open
}

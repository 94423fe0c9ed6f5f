/** What a person sees and does in the workshop. */
import type { Locator, Page } from 'playwright-core'

/** The piece over the board, as its tag's code leads to it. */
export async function openAtWork(page: Page, pieceId: string | undefined): Promise<Locator> {
  await page.goto(`/tailor/work?piece=${pieceId}`)
  const piece = page.getByRole('dialog').getByRole('article')
  await piece.waitFor()
  return piece
}

/** A column of the board at a desk. */
export const column = (page: Page, stage: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${stage}:`) })

/** The cards in it, by their tags. */
export const tagsIn = (page: Page, stage: string): Promise<string[]> =>
  column(page, stage)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''))

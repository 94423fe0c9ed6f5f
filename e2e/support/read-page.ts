import type { Page } from 'playwright-core'

/** Words keys that stand on the page instead of words: in its text, its names, its title. */
export const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const key = /\b[a-z][a-z-]*(?:\.[a-zA-Z]+){2,}\b/g
    const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
    const names = named.flatMap((element) =>
      ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    )
    const said = [document.title, document.body.innerText, ...names].join('\n')
    // Addresses of mails and websites have dots too.
    return (said.replace(/\S*(?:@|:\/\/)\S*/g, '').match(key) ?? []).filter(
      (found) => !found.endsWith('.test'),
    )
  })

/** Texts of which a part is hidden by an edge that cannot be scrolled. */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const clipped: string[] = []
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement
      if (!holder?.checkVisibility() || !text.textContent?.trim()) continue
      if (holder.closest('.onlyRead, .skip, svg, [aria-hidden=true], option')) continue
      // Meant to be heard only.
      if (getComputedStyle(holder).clipPath === 'inset(50%)') continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()]
      if (lines.some((line) => isCut(line, holder))) clipped.push(text.textContent.trim().slice(0, 60))
    }
    return clipped

    function isCut(line: DOMRect, holder: Element): boolean {
      // Letters keep air above and below within their line: a fifth of it may reach over an edge unseen.
      const air = line.height / 5
      for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
        if (isHidden(overflowX) && (line.right > edge.right + 1.5 || line.left < edge.left - 1.5)) return true
        if (isHidden(overflowY) && (line.bottom > edge.bottom + air || line.top < edge.top - air)) return true
        if (overflowX === 'auto' || overflowX === 'scroll' || position === 'fixed') return false
      }
      return false
    }
  })

/** The reader's own size of letters, 16 at first: a setting of the browser, which media queries follow too. */
export async function enlargeText(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size } })
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === `${wanted}px`,
    size,
  )
}

import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Violation {
  id: string
  impact: string | null
  nodes: { target: string[]; any: { message: string }[] }[]
}

/** Serious and critical accessibility violations of the page as it stands, as readable lines; by all rules, or by these alone. */
export async function seriousViolations(page: Page, { only }: { only?: string[] } = {}): Promise<string[]> {
  await page.evaluate(await sourceOf(axePath))
  const { violations } = await page.evaluate(async (runOnly) => {
    // axe puts itself on the window
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> }
    }
    return axe.run(runOnly ? { runOnly } : {})
  }, only)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`)
          .slice(0, 3)
          .join(' | ')}`,
    )
}

async function sourceOf(path: string): Promise<string> {
  const { readFile } = await import('node:fs/promises')
  return readFile(path, 'utf8')
}

export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

/** Buttons, links and fields that are smaller than a thumb (44 px), except links inside a line of text. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden]), select, textarea, [role=button]',
    )
    const visible = [...all].filter(
      (element) => element.checkVisibility() && !element.closest('p, li > span, [data-in-text]'),
    )
    return visible
      .filter((element) => {
        const box = (element.closest('label') ?? element).getBoundingClientRect()
        return box.width > 1 && box.height > 1 && (box.width < 43.5 || box.height < 43.5)
      })
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      )
  })

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Both find what is at most moderate, which is left out below: one by asking every element, the other by fetching what plays. */
const withoutSlight = { region: { enabled: false }, 'no-autoplay-audio': { enabled: false } }

interface Violation {
  id: string
  impact: string | null
  nodes: { target: string[]; any: { message: string }[] }[]
}

/** Serious and critical accessibility violations of the page as it stands, as readable lines; by all rules, or by these alone. */
export async function seriousViolations(page: Page, { only }: { only?: string[] } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await bringAxe(page)
  const violations = await page.evaluate(
    async (options) => {
      // axe puts itself on the window
      const { axe } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: Violation[] }> }
      }
      // What is in order is neither described nor sent here: that took most of its time.
      const found = await axe.run({ resultTypes: ['violations'], ...options })
      return found.violations.map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes.map(({ target, any }) => ({ target, any: any.map(({ message }) => ({ message })) })),
      }))
    },
    only ? { runOnly: only } : { rules: withoutSlight },
  )
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

/** As a script, not through `evaluate`: a page that had it before then has it compiled. */
async function bringAxe(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const { exceptionDetails } = await browser.send('Runtime.evaluate', { expression: axeScript })
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.text}`)
  await browser.detach()
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
    // A row or card that is one target is covered by what is drawn after its link.
    const covered = (element: HTMLElement) => {
      const { content, position, inset } = getComputedStyle(element, '::after')
      return content !== 'none' && position === 'absolute' && inset === '0px' ? element.offsetParent : null
    }
    const isSmall = (target: Element) => {
      const { width, height } = target.getBoundingClientRect()
      return width > 1 && height > 1 && (width < 43.5 || height < 43.5)
    }
    return visible
      .filter((element) => isSmall(element.closest('label') ?? element))
      .filter((element) => isSmall(covered(element) ?? element))
      .map(
        (element) =>
          `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`,
      )
  })

/** Filled buttons in sight, by their words: the one act that the screen, or the dialog upon it, is for. */
export const filledButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const place = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document
    const all = [...place.querySelectorAll<HTMLElement>('button[class*="_primary_"], a[class*="_primary_"]')]
    const isInSight = (element: HTMLElement) => {
      const { top, bottom, width } = element.getBoundingClientRect()
      return element.checkVisibility() && width > 0 && bottom > 0 && top < window.innerHeight
    }
    return all.filter(isInSight).map((element) => element.textContent?.trim() ?? '')
  })

/** How many px of the window's height always stand: bars across it that stay while the page scrolls. The keypad is what is typed on. */
export const standingHeight = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isBar = (element: Element) => {
      const { position } = getComputedStyle(element)
      if (position !== 'fixed' && position !== 'sticky') return false
      const { top, bottom, width, height } = element.getBoundingClientRect()
      const isAcross = width > window.innerWidth * 0.8 && height < window.innerHeight / 2
      const isAtEdge = top <= 1 || bottom >= window.innerHeight - 1 || element.matches('[data-at-foot]')
      return isAcross && isAtEdge && bottom > 0 && top < window.innerHeight
    }
    const bars = [...document.querySelectorAll('body *')].filter(
      (element) => element.checkVisibility() && !element.querySelector('[data-keys]') && isBar(element),
    )
    const covered = new Set<number>()
    for (const bar of bars) {
      const { top, bottom } = bar.getBoundingClientRect()
      for (let y = Math.max(0, Math.round(top)); y < Math.min(window.innerHeight, bottom); y++) covered.add(y)
    }
    return covered.size
  })

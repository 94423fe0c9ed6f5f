import { mayProbably } from '../data/probably.ts'
import { loadScreen } from '../screen-loaders.ts'
import { screenAt, screens } from '../screens.ts'
import { readFeatures } from '../words/dictionaries.ts'
import { readSpeech } from '../words/language.ts'
import type { Screen } from './screen.ts'

/** Brings a screen, its words and the parts it names while there is a network, for those who may go there without one. */
export async function fetchScreenAhead(address: string): Promise<void> {
  const screen = screenAt(address)
  if (screen) await fetchWhole(screen)
}

/** Brings the code and the words of the screen a link leads to once it is pointed at or touched. Answers how to end that. */
export function fetchPointedAt(): () => void {
  const known = new Set<string>()
  const bring = ({ target }: PointerEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    if (!link || known.has(link.pathname) || !mayFetchAhead()) return
    known.add(link.pathname)
    const screen = screenAt(link.pathname)
    if (screen) void fetchShown(screen).catch(() => known.delete(link.pathname))
  }
  const kinds = ['pointerover', 'pointerdown'] as const
  for (const kind of kinds) document.addEventListener(kind, bring, { passive: true })
  return () => {
    for (const kind of kinds) document.removeEventListener(kind, bring)
  }
}

const fetchShown = (screen: Screen) =>
  Promise.all([loadScreen(screen), readFeatures(readSpeech().language, screen.features)])

async function fetchWhole(screen: Screen): Promise<void> {
  try {
    const [{ fetchAhead }] = await fetchShown(screen)
    await fetchAhead?.()
  } catch {
    // It is asked for again when it is gone to.
  }
}

/** Brings the screens people go to from this one, one after the other, as far as this person may open them. */
export async function fetchScreensAfter(address: string, { signal }: { signal: AbortSignal }): Promise<void> {
  const here = screenAt(address)
  if (!here || !mayFetchAhead()) return
  const { screensAfter } = await import('../work-screen-loaders.ts')
  for (const path of screensAfter(here.path)) {
    const screen = screens.find((each) => each.path === path)
    if (signal.aborted) return
    if (screen && (!screen.needs || mayProbably(screen.needs))) await fetchWhole(screen)
  }
}

/** What Chromium knows of the line; other browsers say nothing. */
interface Line {
  saveData?: boolean
  effectiveType?: string
}

/** Not where each byte is paid for or waited for. */
export function mayFetchAhead(): boolean {
  const { connection }: { connection?: Line } = navigator as Navigator & { connection?: Line }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

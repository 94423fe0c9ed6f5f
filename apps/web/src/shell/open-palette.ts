/** The palette is fetched when a hand, the focus or the Control key comes near it, and stands in the shop from then on. */
import { useSyncExternalStore } from 'react'

type Palette = typeof import('./Palette.tsx')

let come: Palette | undefined
const listeners = new Set<() => void>()

/** The palette, once it has come. */
export function usePalette(): Palette | undefined {
  return useSyncExternalStore(listen, () => come)
}

/** Without a line there is nothing to search in, and the banner says so already; the next sign of interest asks again. */
export function preparePalette(): void {
  load().catch(() => {})
}

/** Opens the palette from anywhere in the shop, once it stands: it gives the focus back to where that was. */
export function openPalette(): void {
  load().then(
    (palette) => setTimeout(palette.openPalette),
    () => {},
  )
}

async function load(): Promise<Palette> {
  come ??= await import('./Palette.tsx')
  for (const listener of listeners) listener()
  return come
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

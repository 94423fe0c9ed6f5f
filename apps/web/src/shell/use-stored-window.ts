import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

const guessed = { card: { rowPx: 88, gapPx: 8 }, line: { rowPx: 44, gapPx: 0 } }

/** The window over a long list, which stands where it stood when Back leads here again. */
export function useStoredWindow(rows: readonly { id: string }[], isTable = false) {
  const { rowPx, gapPx } = guessed[isTable ? 'line' : 'card']
  const { key } = useLocation()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const [cameFrom] = useState(() => placeOf(key))
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowPx,
    getItemKey: (index) => rows[index]?.id ?? index,
    initialMeasurementsCache: cameFrom?.measured,
    initialOffset: cameFrom?.scrollY,
    overscan: 8,
    gap: gapPx,
    scrollMargin: top,
  })

  // What stands above the list changes its height with filters, views and languages.
  useLayoutEffect(() => {
    const now = Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
    if (now !== top) setTop(now)
  })

  const keepNow = useRef(() => {})
  useLayoutEffect(() => {
    keepNow.current = () =>
      storeScrollPosition(key, { scrollY: window.scrollY, measured: virtual.measurementsCache })
  })
  // At a click too, for the scroll before it may not have been told yet; and not at leaving, for by then the screen is half
  // gone and shorter, and scrolls by itself.
  useLayoutEffect(() => {
    const listen = () => keepNow.current()
    window.addEventListener('scroll', listen, { passive: true })
    window.addEventListener('click', listen, { capture: true })
    return () => {
      window.removeEventListener('scroll', listen)
      window.removeEventListener('click', listen, { capture: true })
    }
  }, [])

  // After the shell has scrolled to the top, as it does on every new screen; another filter begins at its top.
  useEffect(() => {
    window.scrollTo(0, placeOf(key)?.scrollY ?? 0)
  }, [key])

  return { list, virtual }
}

/** Where each visited list stood, by the history entry: Back finds the same row under the thumb. */
interface Place {
  scrollY: number
  /** Heights already measured, so that the list is as long as it was before anything is drawn. */
  measured: VirtualItem[]
}

const most = 20
const places = new Map<string, Place>()

function storeScrollPosition(entry: string, place: Place): void {
  places.delete(entry)
  places.set(entry, place)
  for (const oldest of places.keys()) {
    if (places.size <= most) break
    places.delete(oldest)
  }
}

function placeOf(entry: string): Place | undefined {
  return places.get(entry)
}

import type { WorkCard } from '@darzi/contract/workshop.ts'
import { type PointerEvent as CardPointer, useEffect, useRef, useState } from 'react'

/** A press becomes a drag once the hand has gone this far. */
const slipPx = 6
const edgePx = 48
const scrollPx = 14

interface Drag {
  card: WorkCard
  x: number
  y: number
  /** The key of the column under the hand. */
  over: string | undefined
}

/** Cards drawn by hand or pen from column to column. The menu of a card is the same by tap and by key. */
export function useCardDrag(onDrop: (card: WorkCard, column: string) => void) {
  const [drag, setDrag] = useState<Drag>()
  const stop = useRef<() => void>(undefined)
  const drop = useRef(onDrop)
  drop.current = onDrop
  useEffect(() => () => stop.current?.(), [])

  function begin(card: WorkCard, event: CardPointer<HTMLElement>) {
    const pressed =
      event.target instanceof Element ? event.target.closest('button, input, [role="menu"]') : null
    if (event.button !== 0 || pressed) return
    const from = { x: event.clientX, y: event.clientY }
    let now: Drag | undefined
    const move = (moved: PointerEvent) => {
      const { clientX: x, clientY: y } = moved
      if (!now && Math.hypot(x - from.x, y - from.y) < slipPx) return
      moved.preventDefault()
      now = { card, x, y, over: columnAt(x, y) }
      scrollAside(x, y)
      setDrag(now)
    }
    const end = () => {
      stop.current?.()
      if (!now) return
      swallowClick()
      if (now.over) drop.current(now.card, now.over)
    }
    const cancel = (event?: KeyboardEvent) => {
      if (event && event.key !== 'Escape') return
      now = undefined
      stop.current?.()
    }
    const onCancel = () => cancel()
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', cancel)
    stop.current = () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', cancel)
      setDrag(undefined)
    }
  }
  return { drag, begin }
}

const columnAt = (x: number, y: number): string | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column

/** Near its edge the board goes on under the hand. */
function scrollAside(x: number, y: number): void {
  const board = document.elementFromPoint(x, y)?.closest('[data-board]')
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (x > right - edgePx) board.scrollBy({ left: scrollPx })
  if (x < left + edgePx) board.scrollBy({ left: -scrollPx })
}

/** The click that ends a drag opens nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}

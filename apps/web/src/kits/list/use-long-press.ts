import { type PointerEvent, useRef } from 'react'

const pressMs = 450
const slipPx = 10

/** A finger held still on a card. The click that would follow is swallowed, and so is the browser's own menu. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  return {
    onPointerDown: (event: PointerEvent) => {
      wasLong.current = false
      if (event.pointerType !== 'touch') return
      start.current = { x: event.clientX, y: event.clientY }
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, pressMs)
    },
    onPointerMove: (event: PointerEvent) => {
      const moved = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y)
      if (moved > slipPx) stop()
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => wasLong.current && event.preventDefault(),
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

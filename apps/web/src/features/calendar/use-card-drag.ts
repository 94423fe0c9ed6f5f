import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import type { Place } from './calendar-shape.ts'

/** A hand that moves less than this has only tapped. */
const tapPixels = 6

interface Drag {
  id: string
  startX: number
  startY: number
  /** How far below the card's head it was grabbed. */
  grabbedAt: number
}

interface Dragging {
  id: string
  x: number
  y: number
  over?: Place
}

/** Cards are dragged by a mouse alone: a finger scrolls the day, and has the button "Move". */
export function useCardDrag(onDrop?: (appointment: Appointment, place: Place) => void) {
  const held = useRef<Drag>(undefined)
  const wasDragged = useRef(false)
  const [dragging, setDragging] = useState<Dragging>()

  const letGo = () => {
    held.current = undefined
    setDragging(undefined)
  }
  const handlersOf = (appointment: Appointment) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasDragged.current = false
      if (!onDrop || event.pointerType !== 'mouse' || event.button !== 0 || appointment.state !== 'booked')
        return
      const grabbedAt = event.clientY - event.currentTarget.getBoundingClientRect().top
      // At once: a quick hand has left the card before the first move is told.
      event.currentTarget.setPointerCapture(event.pointerId)
      held.current = { id: appointment.id, startX: event.clientX, startY: event.clientY, grabbedAt }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = held.current
      if (from?.id !== appointment.id) return
      const [x, y] = [event.clientX - from.startX, event.clientY - from.startY]
      if (!wasDragged.current && Math.hypot(x, y) < tapPixels) return
      wasDragged.current = true
      setDragging({ id: from.id, x, y, over: placeUnder(event, from) })
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const from = held.current
      const over = from && wasDragged.current ? placeUnder(event, from) : undefined
      letGo()
      if (over && (over.on !== appointment.on || over.minute !== appointment.minute))
        onDrop?.(appointment, over)
    },
    onPointerCancel: letGo,
    /** The click that ends a drag opens nothing. */
    onClickCapture(event: { stopPropagation: () => void }) {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  })
  const shiftOf = ({ id }: Appointment): CSSProperties =>
    dragging?.id === id ? { transform: `translate(${dragging.x}px, ${dragging.y}px)`, zIndex: 2 } : {}
  return { handlersOf, shiftOf, over: dragging?.over }
}

/** The free time under the head of the card that is dragged. */
function placeUnder({ clientX, clientY }: PointerEvent, { grabbedAt }: Drag): Place | undefined {
  const insideHead = 4
  for (const { dataset } of placesAt(clientX, clientY - grabbedAt + insideHead))
    if (dataset.on && dataset.minute) return { on: dataset.on, minute: Number(dataset.minute) }
}

const placesAt = (x: number, y: number) =>
  document.elementsFromPoint(x, y).filter((element) => element instanceof HTMLElement)

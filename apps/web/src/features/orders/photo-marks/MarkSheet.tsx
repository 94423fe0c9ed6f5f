import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { drawnTo, type Mark, type MarkTool, type Point, reachOf } from './marks.ts'
import styles from './PhotoMarks.module.css'
import { loadFontsOf, paintMarks, penOf } from './paint-marks.ts'

/** Of the photo's longer side: shorter than this it was a tap. */
const leastReach = 0.02

interface Props {
  photoRef: RefObject<HTMLImageElement | null>
  sheetRef: RefObject<HTMLCanvasElement | null>
  src: string
  label: string
  tool: MarkTool
  /** What the next note says; without it a note is not begun, and `onNoNote` is told. */
  note: string
  marks: readonly Mark[]
  onMark: (mark: Mark) => void
  onNoNote: () => void
  onReady: () => void
  onFailed: () => void
}

/** The photo, and over it the sheet that a finger or a mouse draws on. */
export function MarkSheet(props: Props) {
  const { photoRef, sheetRef, src, label, tool, note, marks, onMark, onNoNote, onReady, onFailed } = props
  const [begun, setBegun] = useState<Mark>()
  const [size, setSize] = useState({ width: 1, height: 1 })
  const pointer = useRef<number>(undefined)
  // A quick line ends before its last points are shown: what is drawn stands here, what is shown beside it.
  const drawn = useRef<Mark>(undefined)
  const draw = (mark: Mark | undefined) => {
    drawn.current = mark
    setBegun(mark)
  }

  // A canvas is drawn by hand: what React keeps is the marks.
  useEffect(() => {
    const sheet = sheetRef.current
    const drawing = sheet?.getContext('2d')
    if (!sheet || !drawing) return
    const pen = penOf(sheet)
    const shown = begun ? [...marks, begun] : marks
    let isOver = false
    function paint() {
      if (isOver || !drawing) return
      drawing.clearRect(0, 0, size.width, size.height)
      paintMarks(drawing, shown, pen)
    }
    paint()
    void loadFontsOf(shown, pen).then(paint)
    return () => {
      isOver = true
    }
  }, [sheetRef, size, marks, begun])

  function begin(event: PointerEvent<HTMLCanvasElement>) {
    if (event.button !== 0 || pointer.current !== undefined) return
    if (tool === 'note' && !note) return onNoNote()
    pointer.current = event.pointerId
    event.currentTarget.setPointerCapture(event.pointerId)
    draw({ tool, points: [placeOf(event)], ...(tool === 'note' && { text: note }) })
  }
  function goOn(event: PointerEvent<HTMLCanvasElement>) {
    if (event.pointerId !== pointer.current) return
    if (drawn.current) draw(drawnTo(drawn.current, placeOf(event)))
  }
  function end(event: PointerEvent<HTMLCanvasElement>) {
    if (event.pointerId !== pointer.current || !drawn.current) return
    const mark = drawnTo(drawn.current, placeOf(event))
    if (mark.tool === 'note' || reachOf(mark) >= leastReach * Math.max(size.width, size.height)) onMark(mark)
    leave()
  }
  function leave() {
    pointer.current = undefined
    draw(undefined)
  }
  return (
    <div className={styles.sheet}>
      <img
        ref={photoRef}
        src={src}
        alt=""
        onError={onFailed}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
          setSize({ width, height })
          onReady()
        }}
      />
      <canvas
        ref={sheetRef}
        {...size}
        role="img"
        aria-label={label}
        onPointerDown={begin}
        onPointerMove={goOn}
        onPointerUp={end}
        onPointerCancel={leave}
      />
    </div>
  )
}

/** Where on the photo, in its own pixels. */
function placeOf({ currentTarget: sheet, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Point {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return { x: ((clientX - left) / width) * sheet.width, y: ((clientY - top) / height) * sheet.height }
}

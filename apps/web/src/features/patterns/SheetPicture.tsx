import type { Sheet, Stroke } from '@darzi/body/pattern/paper/drawn-sheet.ts'
import { lineOf, pathOf } from '@darzi/body/pattern/paper/svg.ts'
import styles from './Sheet.module.css'

/** The sheet on the screen, in the colours of the app. Pieces that are too small for a name have their number in the list beside it. */
export function SheetPicture({ sheet, label }: { sheet: Sheet; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.sheet}
      viewBox={`0 0 ${sheet.widthMm} ${sheet.heightMm}`}
    >
      {sheet.strokes.filter(isShown).map((stroke, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: strokes have no name and no state
          key={i}
          className={styles[stroke.kind]}
          strokeDasharray={stroke.size === undefined ? undefined : lineOf(stroke).dashes?.join(' ')}
          d={pathOf(stroke.line, stroke.isClosed)}
        />
      ))}
      {sheet.labels.map(({ at: [x, y], lines, sizeMm, isUpright }) => (
        <text
          key={`${x} ${y}`}
          transform={
            isUpright ? `translate(${x + sizeMm} ${y}) rotate(-90)` : `translate(${x} ${y + sizeMm})`
          }
          fontSize={sizeMm}
          className={styles.label}
        >
          {lines[0]}
        </text>
      ))}
    </svg>
  )
}

/** Between the cut lines of several sizes seam lines only confuse. */
const isShown = ({ kind, size }: Stroke) => kind !== 'square' && (size === undefined || kind !== 'seam')

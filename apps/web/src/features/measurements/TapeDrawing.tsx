import type { Person } from '@darzi/contract/customer-shapes.ts'
import type { Drawing } from '@darzi/tailoring/measurements/field.ts'
import styles from './TapeDrawing.module.css'
import { type TapePlace, tapePlaces } from './tape-places.ts'

/** Our own figure: chalk on cloth, seen from the front, arms a little away from the body. */
const body =
  'M86 62c0 9-2 14-8 17-9 4-19 5-22 13-5 13-9 34-12 52-3 20-8 42-12 62-2 10-1 20 3 22 5 2 7-4 9-13 5-22 11-45 15-63 ' +
  '3 16 5 28 6 40 0 10-5 20-7 32-4 30 2 66 6 94 2 24 0 52 4 84 1 10 0 16-4 22h18c2-10 2-20 3-32 2-32 6-78 11-116h8' +
  'c5 38 9 84 11 116 1 12 1 22 3 32h18c-4-6-5-12-4-22 4-32 2-60 4-84 4-28 10-64 6-94-2-12-7-22-7-32 1-12 3-24 6-40 ' +
  '4 18 10 41 15 63 2 9 4 15 9 13 4-2 5-12 3-22-4-20-9-42-12-62-3-18-7-39-12-52-3-8-13-9-22-13-6-3-8-8-8-17'

const womanly = 'M78 126q6 12 18 4M122 126q-6 12-18 4'

interface Props {
  drawing: Drawing
  sizing: Person['sizing']
}

/** Where the tape goes. The words beside it say the same, so a reader is not told twice. */
export function TapeDrawing({ drawing, sizing }: Props) {
  const place = tapePlaces[drawing]
  if (!place) return null
  return (
    <svg className={styles.drawing} viewBox={viewOf(place)} aria-hidden="true" focusable="false">
      <ellipse className={styles.body} cx="100" cy="40" rx="19" ry="25" />
      <path className={styles.body} d={body} />
      {(sizing === 'women' || sizing === 'girls') && <path className={styles.line} d={womanly} />}
      <Tape place={place} />
    </svg>
  )
}

/** Close up on the half of the figure where it happens; the whole of it where the tape is long. */
function viewOf(place: TapePlace): string {
  const heights = heightsOf(place)
  const [highest, lowest] = [Math.min(...heights), Math.max(...heights)]
  if (lowest <= 236) return '10 8 180 240'
  return highest >= 160 ? '10 160 180 270' : '0 0 200 440'
}

function heightsOf(place: TapePlace): number[] {
  if (place && 'round' in place) return [place.round[1]]
  return place && 'way' in place ? place.way.map(([, y]) => y) : [0, 440]
}

function Tape({ place }: { place: TapePlace }) {
  if (!place) return null
  if ('scales' in place)
    return (
      <>
        <rect className={styles.tape} x="52" y="420" width="96" height="14" rx="5" />
        <path className={styles.tape} d="M92 427h16" />
      </>
    )
  if ('way' in place) {
    const [first, last] = [place.way[0], place.way.at(-1)]
    return (
      <>
        <polyline className={styles.tape} points={place.way.map((point) => point.join()).join(' ')} />
        {[first, last].map(
          (end) => end && <circle key={end.join()} className={styles.end} cx={end[0]} cy={end[1]} r="4" />,
        )}
      </>
    )
  }
  const [x, y, rx] = place.round
  const ry = Math.max(3, rx * 0.2)
  return (
    <g transform={`rotate(${place.turned ?? 0} ${x} ${y})`}>
      <path className={styles.far} d={`M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0`} />
      <path className={styles.tape} d={`M${x - rx} ${y}a${rx} ${ry} 0 0 0 ${2 * rx} 0`} />
    </g>
  )
}

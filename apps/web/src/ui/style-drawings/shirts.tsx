/** The shirt's front and back: placket, chest pockets, yoke. */
import type { ReactNode } from 'react'
import { Accent, Both, Buttons, Cloth, Edge, Fine, Line, Part, Seam } from './strokes.tsx'

/** The upper front with a small collar, wide enough for pockets. */
function Front({ placket = true, children }: { placket?: boolean; children?: ReactNode }) {
  return (
    <>
      <Cloth d="M26 5 L6 14 V72 H66 V14 L46 5 Q36 14 26 5 Z" />
      <Both>
        <Cloth d="M45 3 L52 13 L45 21 L36.5 13 Q43 10 45 3 Z" />
      </Both>
      {placket && (
        <>
          <Fine d="M33 16 V72 M39 16 V72" />
          <Buttons ys={[24, 39, 54, 68]} r={1.5} />
        </>
      )}
      {children}
    </>
  )
}

/** The edge is turned inward: nothing but a line and buttons. */
export const plainPlacket = () => (
  <Front placket={false}>
    <Edge d="M33 14 V72" />
    <Buttons x={37} ys={[24, 38, 52, 66]} r={2.1} />
  </Front>
)
/** A strip stitched on both edges. */
export const boxPlacket = () => (
  <Front placket={false}>
    <Part d="M30 14 H42 V72 H30 Z" />
    <Seam d="M32.6 16 V72 M39.4 16 V72" />
    <Buttons ys={[24, 38, 52, 66]} r={2.1} />
  </Front>
)
/** A fly over the buttons. */
export const hiddenPlacket = () => (
  <Front placket={false}>
    <Part d="M30 14 H44 V72 H30 Z" />
    <Line d="M44 14 V72" />
    <Seam d="M41 16 V72" />
    <g opacity={0.55} strokeDasharray="1.6 1.8">
      {[24, 38, 52, 66].map((y) => (
        <circle key={y} cx={36} cy={y} r={2.6} />
      ))}
    </g>
  </Front>
)

const pocket = 'M46 32 H61 V46 L53.5 51 L46 46 Z'
const pocketBand = <Line d="M46 36 H61" />
export const noShirtPocket = () => <Front />
export const oneShirtPocket = () => (
  <Front>
    <Part d={pocket} />
    {pocketBand}
  </Front>
)
export const twoShirtPockets = () => (
  <Front>
    <Both>
      <Part d={pocket} />
      {pocketBand}
    </Both>
  </Front>
)

/** A single chest pocket, near. */
function ChestPocket({ d, children }: { d?: string; children?: ReactNode }) {
  return (
    <>
      <Cloth d="M4 4 H68 V68 H4 Z" />
      <Fine d="M10 4 V68" />
      {d && <Part d={d} />}
      {children}
    </>
  )
}
export const chamferedPocket = () => (
  <ChestPocket d="M22 18 H56 V46 L46 56 H32 L22 46 Z">
    <Seam d="M25 25 H53" />
    <Seam d="M25 27 V45 L33.5 53 H44.5 L53 45 V27" />
  </ChestPocket>
)
export const squarePocket = () => (
  <ChestPocket d="M22 18 H56 V56 H22 Z">
    <Seam d="M25 25 H53 M25 27 V53 H53 V27" />
  </ChestPocket>
)
export const flapPocket = () => (
  <ChestPocket d="M22 22 H56 V58 H22 Z">
    <Part d="M20 16 H58 V28 L39 37 L20 28 Z" />
    <Buttons x={39} ys={[30]} r={2.3} />
  </ChestPocket>
)
/** Only the slit is seen; the bag hangs inside. */
export const hiddenPocket = () => (
  <ChestPocket>
    <Part d="M22 19 H56 V23 H22 Z" />
    <Seam d="M22 23 V56 H56 V23" />
  </ChestPocket>
)
export const noChestPocket = () => (
  <ChestPocket>
    <Seam d="M22 18 H56 V56 H22 Z" />
    <Accent d="M18 14 L60 60" />
  </ChestPocket>
)

/** The back from the collar: the piece across the shoulders. */
function Yoke({ children }: { children?: ReactNode }) {
  return (
    <>
      <Cloth d="M25 8 L6 16 V72 H66 V16 L47 8 Z" />
      <Part d="M25 8 L6 16 V30 Q36 36 66 30 V16 L47 8 Q36 15 25 8 Z" />
      <Cloth d="M25 8 Q36 15 47 8 L45 3 Q36 7 27 3 Z" />
      <Fine d="M33 34 V72 M39 34 V72" />
      {children}
    </>
  )
}
export const plainYoke = () => <Yoke />
/** Of two halves, joined down the middle of the back. */
export const splitYoke = () => (
  <Yoke>
    <Line d="M36 11.5 V33" />
    <Both>
      <Fine d="M40 16 L46 28 M47 14 L53 27 M54 15 L60 27" />
    </Both>
  </Yoke>
)

/** Thobe, kandura and dishdasha: the neck tells where they come from, by collar, placket and tassel. */
import type { ReactNode } from 'react'
import { Accent, Body, Both, Buttons, Cloth, Dot, Fine, Hole, Line, Part, Seam } from './strokes.tsx'

const chest = (
  <>
    <Body d="M29 1 V8 M43 1 V8" />
    <Cloth d="M24 18 L5 26 V72 H67 V26 L48 18 Q36 30 24 18 Z" />
    <Hole d="M26 11 Q36 17 46 11 L46 20 Q36 29 26 20 Z" />
  </>
)
const slot = <Fine d="M32 27 V62 H40 V27" />

/** A stiff folded collar with its two points. */
const folded = (tip: readonly [x: number, y: number]) => (
  <Both>
    <Part d={`M47 8 Q52 14 ${tip[0] + 2} ${tip[1] - 12} L${tip[0]} ${tip[1]} L36.6 27 Q44 20 47 8 Z`} />
  </Both>
)
/** A stand of this height, its front corners rounded. */
const standing = (height: number) => (
  <Both>
    <Part
      d={`M48 ${21 - height} L49.5 20 Q45 27 36.6 29 V${31 - height} Q36.6 ${30 - height} 39 ${29.5 - height} Q45 ${27 - height} 48 ${21 - height} Z`}
    />
  </Both>
)
/** Bound edge of a neck without a collar. */
const bound = (
  <>
    <path d="M47.5 17 Q36 31 24.5 17" strokeWidth={6} stroke="var(--marigold)" />
    <path d="M49 18.5 Q36 34 23 18.5 M46 15.5 Q36 28 26 15.5" />
  </>
)

function Neck({ children }: { children: ReactNode }) {
  return (
    <>
      {chest}
      {children}
    </>
  )
}

export const qallab = () => (
  <Neck>
    {slot}
    {folded([53, 40])}
    <Buttons ys={[35, 46, 56]} />
  </Neck>
)
export const gulfMandarin = () => (
  <Neck>
    {slot}
    {standing(9)}
    <Buttons ys={[35, 46, 56]} />
  </Neck>
)
/** A higher stand with a second line of stitching, closed by two buttons. */
export const royal = () => (
  <Neck>
    {slot}
    {standing(14)}
    <Both>
      <Seam d="M46 11 L47 19 Q44 24 38.5 26" />
    </Both>
    <Buttons x={36} ys={[20, 26]} r={1.8} />
    <Buttons ys={[38, 48, 57]} />
  </Neck>
)
/** A short stand that laps over and closes with one button. */
export const kuwaitiCollar = () => (
  <Neck>
    {slot}
    {standing(9)}
    <Part d="M34 20 L44 17 Q47 20 44 25 L34 29 Z" />
    <Dot x={40.5} y={22.5} r={2.4} />
  </Neck>
)
export const noGulfCollar = () => (
  <Neck>
    {slot}
    {bound}
  </Neck>
)

const cord = (d: string, at: readonly [x: number, y: number], turn = 0) => (
  <g>
    <Accent d={d} />
    <g transform={`rotate(${turn} ${at[0]} ${at[1]})`}>
      <Part d={`M${at[0] - 4} ${at[1] + 10} L${at[0]} ${at[1]} L${at[0] + 4} ${at[1] + 10} Z`} />
      <Fine d={`M${at[0] - 1.4} ${at[1] + 4} V${at[1] + 10} M${at[0] + 1.4} ${at[1] + 4} V${at[1] + 10}`} />
    </g>
  </g>
)
export const longTarboosh = () => (
  <Neck>
    {bound}
    {cord('M36 27 V54', [36, 54])}
  </Neck>
)
export const shortTarboosh = () => (
  <Neck>
    {bound}
    {cord('M41 24 L51 37', [50, 36], -32)}
  </Neck>
)
export const noTarboosh = () => (
  <Neck>
    {bound}
    <Fine d="M36 28 V60" />
  </Neck>
)

/** The whole garment, small, with what tells its country apart. */
function Thobe({ children }: { children: ReactNode }) {
  return (
    <>
      <Body d="M33 1 V4 M39 1 V4" />
      <Cloth d="M29 6 L19 9 L7 42 L15 45 L22 28 L18 70 H54 L50 28 L57 45 L65 42 L53 9 L43 6 Q36 12 29 6 Z" />
      {children}
    </>
  )
}
const smallCollar = (tip: number) => (
  <Both>
    <Part d={`M42.5 4 L${tip} 11 L${tip - 3} 17 L36.5 10.5 Q41 8.5 42.5 4 Z`} />
  </Both>
)
const smallStand = (
  <Both>
    <Part d="M42 4 L43.5 9 Q41 12.6 36.6 13 V9 Q41 8 42 4 Z" />
  </Both>
)
const smallBound = <path d="M43 6 Q36 13 29 6" stroke="var(--marigold)" strokeWidth={4} />
const links = (
  <Both>
    <Part d="M58.4 35.6 L50.8 38.4 L57 45 L65 42 Z" />
    <Dot x={58.4} y={40.4} r={1.7} />
  </Both>
)
const chestPocket = <Part d="M40.5 21 H47 V28 H40.5 Z" />

/** Two buttons on a stiff collar, cuffs with links, a pocket. */
export const saudiFormal = () => (
  <Thobe>
    {smallCollar(48)}
    <Fine d="M36 11 V38" />
    <Buttons ys={[11.5, 15]} r={1.3} />
    {links}
    {chestPocket}
  </Thobe>
)
/** A soft stand collar, plain sleeves. */
export const saudiCasual = () => (
  <Thobe>
    {smallStand}
    <Fine d="M36 13 V38" />
    <Buttons ys={[18, 25, 32]} r={1.3} />
    {chestPocket}
  </Thobe>
)
/** One button on a lapping collar, a hidden placket. */
export const kuwaitiCut = () => (
  <Thobe>
    {smallStand}
    <Part d="M35 7.6 L41 6 Q43 9 41 11.4 L35 13 Z" />
    <Dot x={39} y={9.6} r={1.5} />
    <Seam d="M33.5 14 V38 H38.5 V14" />
  </Thobe>
)
/** No collar; a long straight tassel. */
export const emiratiCut = () => (
  <Thobe>
    {smallBound}
    <Line d="M43 6 Q36 13 29 6" />
    <Accent d="M36 10 V32" />
    <Part d="M33 40 L36 31 L39 40 Z" />
    <Seam d="M53.6 38 L60 36" />
  </Thobe>
)
/** A shirt collar with open points, a long placket with buttons in sight, a pen in the pocket. */
export const qatariCut = () => (
  <Thobe>
    {smallCollar(51)}
    <Fine d="M34 12 V48 H38 V12" />
    <Buttons ys={[18, 26, 34, 42]} r={1.3} />
    {chestPocket}
    <Accent d="M44.5 15 V21" />
  </Thobe>
)
/** No collar; stitched round the neck, a short tassel to the side. */
export const omaniCut = () => (
  <Thobe>
    {smallBound}
    <Line d="M43 6 Q36 13 29 6" />
    <Seam d="M46 7 Q36 18 26 7" />
    <Accent d="M39 9.5 L44 16" />
    <Part d="M41.6 21.6 L43.4 15 L48.4 18.6 Z" />
    <Seam d="M36 14 V30 M8.6 39 L16 42 M63.4 39 L56 42" />
  </Thobe>
)

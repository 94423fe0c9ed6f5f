/** Coat and waistcoat: lapels and collars, how they close, how the back opens. */
import type { ReactNode } from 'react'
import { Body, Both, Buttons, Cloth, Dot, Edge, Fine, Hole, Knob, Line, Part, Seam } from './strokes.tsx'

const neck = <Body d="M31 1 V7 M41 1 V7" />
const shirt = (
  <>
    <Hole d="M26 8 L36 50 L46 8 Q36 14 26 8 Z" />
    <Fine d="M36 14 V48" />
  </>
)

/** The coat's two fronts, meeting at (36, 50). */
function Coat({ children }: { children?: ReactNode }) {
  return (
    <>
      {neck}
      {shirt}
      <Both>
        <Cloth d="M46 7 L64 14 Q68 24 68 40 V72 H36 V50 Z" />
        <Fine d="M59 30 V72" />
      </Both>
      {children}
      <Line d="M36 50 V72" />
      <Dot x={38.5} y={56} r={2.2} />
    </>
  )
}

/** Collar and lapel meet in a notch. */
export const notchLapel = () => (
  <Coat>
    <Both>
      <Part d="M36 50 L54 33 L50 27 L58 25 Q53 14 46 7 Z" />
      <Line d="M43.5 19 L58 25 M50 27 L46 21" />
    </Both>
  </Coat>
)
/** The lapel's point stands up beyond the collar. */
export const peakLapel = () => (
  <Coat>
    <Both>
      <Part d="M36 50 L56 30 L62 17 L54 21 Q52 13 46 7 Z" />
      <Line d="M43.5 19 L54 21" />
    </Both>
  </Coat>
)
/** One curve without a notch. */
export const shawlLapel = () => (
  <Coat>
    <Both>
      <Part d="M36 50 Q58 40 57 24 Q55 13 46 7 Z" />
    </Both>
  </Coat>
)

/** A waistcoat's fronts, ending in two points. */
function Waistcoat({ opening, children }: { opening: string; children?: ReactNode }) {
  return (
    <>
      {neck}
      <Hole d="M25 7 L27 30 H45 L47 7 Q36 13 25 7 Z" />
      <Both>
        <Cloth d={`${opening} V60 L45 69 L60 61 V34 Q52 26 56 10 L47 7 Z`} />
        <Fine d="M48 52 H57" />
      </Both>
      {children}
      <Buttons x={38.8} ys={[45, 53]} />
    </>
  )
}
const marked = (d: string) => (
  <Both>
    <Edge d={d} />
  </Both>
)
export const vCoat = () => <Waistcoat opening="M47 7 L36 38">{marked('M47 7 L36 38')}</Waistcoat>
export const roundCoat = () => (
  <Waistcoat opening="M47 7 Q49 27 36 28">{marked('M47 7 Q49 27 36 28')}</Waistcoat>
)
/** The stand collar of the bandhgala and the Nehru waistcoat. */
export const bandCoat = () => (
  <Waistcoat opening="M47 11 Q44 22 36 23">
    <Both>
      <Part d="M46 4 L49 14 Q45 22 36.6 24 V15 Q43 13 46 4 Z" />
    </Both>
    <Buttons x={38.8} ys={[29, 37]} />
  </Waistcoat>
)
export const shawlCoat = () => (
  <Waistcoat opening="M47 7 L36 40">
    <Both>
      <Part d="M36 40 Q53 34 53 21 Q51 13 47 7 Z" />
    </Both>
  </Waistcoat>
)

/** A front closed by one row of buttons below a notch lapel; `ys` is where they stand. */
function Closed({ turn, ys, isDouble }: { turn: number; ys: readonly number[]; isDouble?: boolean }) {
  const [x, lean] = isDouble ? [27, 10] : [36, 0]
  return (
    <>
      <Hole d={`M28 3 L${x} ${turn} L44 3 Z`} />
      <Cloth d={`M28 3 L12 10 L8 72 H${isDouble ? 40 : 36} V${turn + 6} L${x + lean} ${turn} Z`} />
      <Cloth d={`M44 3 L60 10 L64 72 H${x} V${turn} Z`} />
      <Fine d={`M28 3 L20 ${turn * 0.45} L${x + lean * 0.6} ${turn - 1}`} />
      <Fine d={`M44 3 L54 ${turn * 0.42} L${x} ${turn}`} />
      {ys.map((y) => (
        <Part key={y} d={ring(isDouble ? 32 : 40, y)} />
      ))}
      {isDouble && ys.map((y) => <Part key={y} d={ring(50, y)} />)}
    </>
  )
}
const ring = (x: number, y: number) => `M${x - 3} ${y} a3 3 0 1 0 6 0 a3 3 0 1 0 -6 0`

export const oneButton = () => <Closed turn={46} ys={[50]} />
export const twoButtons = () => <Closed turn={38} ys={[42, 56]} />
export const threeButtons = () => <Closed turn={27} ys={[31, 44, 57]} />
export const doubleBreasted = () => <Closed isDouble turn={36} ys={[40, 51, 62]} />

/** The lower back with its vents, each a cut whose edge swings open. */
function Back({ children }: { children?: ReactNode }) {
  return (
    <>
      <Cloth d="M16 2 Q20 18 17 30 L10 68 H62 L55 30 Q52 18 56 2" />
      {children}
    </>
  )
}
export const noVent = () => (
  <Back>
    <Line d="M36 2 V68" />
  </Back>
)
export const oneVent = () => (
  <Back>
    <Line d="M36 2 V38" />
    <Hole d="M36 38 L31 68 H42 Z" />
    <Part d="M36 38 L42 68 H51 L36 38 Z" />
  </Back>
)
export const twoVents = () => (
  <Back>
    <Line d="M36 2 V68" />
    <Both>
      <Hole d="M52 36 L53 68 H61 Z" />
      <Part d="M52 36 L47 68 H53.5 Z" />
    </Both>
  </Back>
)

/** The front edge, near: how a coat is buttoned. */
function Closing({ children }: { children?: ReactNode }) {
  return (
    <>
      <Cloth d="M4 4 H40 V68 H4 Z" />
      <Cloth d="M30 4 H68 V68 H30 Z" />
      <Seam d="M33 4 V68" />
      {children}
    </>
  )
}
const rows = [15, 36, 57]
const disc = (x: number, y: number) => <Knob key={`${x} ${y}`} x={x} y={y} r={6} />
const params = (x: number, y: number) => <Dot key={`${x} ${y} hole`} x={x} y={y} r={1.6} />
export const singleRow = () => (
  <Closing>{rows.map((y) => [disc(42, y), params(40.6, y), params(43.6, y)])}</Closing>
)
export const doubleRow = () => (
  <Closing>
    {rows.map((y) => [
      disc(42, y),
      params(40.6, y),
      params(43.6, y),
      disc(59, y),
      params(57.6, y),
      params(60.6, y),
    ])}
  </Closing>
)
/** The buttons lie under a strip of cloth. */
export const hiddenPatti = () => (
  <Closing>
    <Part d="M30 4 H46 V68 H30 Z" />
    <Seam d="M43 4 V68" />
    <g strokeDasharray="2 2.4">
      {rows.map((y) => (
        <Knob key={y} x={37} y={y} r={4.6} />
      ))}
    </g>
  </Closing>
)
/** Worked like a flower. */
export const fancyButtons = () => (
  <Closing>
    {rows.map((y) => (
      <g key={y}>
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <ellipse
            key={turn}
            cx={45}
            cy={y - 5}
            rx={2.6}
            ry={4.4}
            fill="var(--marigold-wash)"
            strokeWidth={1.3}
            transform={`rotate(${turn} 45 ${y})`}
          />
        ))}
        <Dot x={45} y={y} r={2.2} />
      </g>
    ))}
  </Closing>
)
/** Domed, with a rim and a glint. */
export const metalButtons = () => (
  <Closing>
    {rows.map((y) => (
      <g key={y}>
        <circle cx={45} cy={y} r={7} fill="var(--marigold)" />
        <circle cx={45} cy={y} r={4.4} strokeWidth={1.2} stroke="var(--on-marigold)" />
        <path d={`M42.5 ${y - 1.5} q1 -2 3 -2`} stroke="var(--cloth-raised)" />
      </g>
    ))}
  </Closing>
)
/** In the coat's own cloth, gathered at the rim. */
export const coveredButtons = () => (
  <Closing>
    {rows.map((y) => (
      <g key={y}>
        <circle cx={45} cy={y} r={7} fill="var(--indigo-wash)" strokeWidth={2} />
        <Fine d={`M41 ${y - 3} l8 6 M41 ${y + 1} l5 4 M44 ${y - 5} l5 4`} />
      </g>
    ))}
  </Closing>
)

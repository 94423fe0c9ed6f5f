/** Trousers, salwar and pajama: pleats and pockets at the top, the end of the leg below. */
import type { ReactNode } from 'react'
import { Accent, Both, Cloth, Dot, Edge, Fine, Hole, Line, Part, Seam } from './strokes.tsx'

/** From the waist to the thigh, near. */
function Hips({ children, hasFly = true }: { children?: ReactNode; hasFly?: boolean }) {
  return (
    <>
      <Cloth d="M14 16 Q7 36 6 72 H33 L36 52 L39 72 H66 Q65 36 58 16 Z" />
      <Cloth d="M14 7 H58 V16 H14 Z" />
      <Fine d="M20 5 V18 M52 5 V18" />
      <Line d="M36 7 V52" />
      {hasFly && (
        <>
          <Fine d="M42 16 Q42 38 36 42" />
          <Dot x={39} y={11.5} />
        </>
      )}
      {children}
    </>
  )
}

/** Folds that open downward, on both sides of the fly. */
export const pleats = (count: 0 | 1 | 2) => () => (
  <Hips>
    <Both>
      {[46.5, 53].slice(0, count).map((x) => (
        <Part key={x} d={`M${x - 1.4} 16 L${x - 2.6} 46 L${x + 3.4} 16 Z`} />
      ))}
      {count === 0 && <Seam d="M49 17 Q52 42 52 72" />}
    </Both>
  </Hips>
)

export const slantPocket = () => (
  <Hips>
    <Both>
      <Edge d="M48 17 L62.5 42" />
    </Both>
  </Hips>
)
export const straightPocket = () => (
  <Hips>
    <Both>
      <Edge d="M58 18 Q62 30 63.5 44" />
    </Both>
  </Hips>
)
/** Set in the side seam, where the hand falls. */
export const sidePocket = () => (
  <Hips hasFly={false}>
    <Both>
      <Edge d="M59.5 24 Q62.5 34 63.5 46" />
      <Seam d="M60 24 Q48 26 47 44 Q48 54 56 54 Q61 54 63 48" />
    </Both>
  </Hips>
)
/** Cut in the front, below the waistband. */
export const frontPocket = () => (
  <Hips hasFly={false}>
    <Both>
      <Part d="M44 16 Q44 33 62.5 36 Q61 25 58 16 Z" />
      <Seam d="M41 17 Q41 36 62 39.5" />
    </Both>
  </Hips>
)
/** Seen from behind: a welt with its button. */
export const backPocket = () => (
  <Hips hasFly={false}>
    <Both>
      <Part d="M43 28 H58 V33 H43 Z" />
      <Fine d="M50.5 17 V27" />
      <Dot x={50.5} y={37.5} />
    </Both>
    <Seam d="M38.4 18 V50" />
  </Hips>
)
export const noPocket = () => (
  <Hips hasFly={false}>
    <Accent d="M54 24 L66 44 M66 24 L54 44 M18 24 L6 44 M6 24 L18 44" />
  </Hips>
)

/** Both legs from the knee: half the width at knee and foot. */
function Legs({ knee, foot, children }: { knee: number; foot: number; children?: ReactNode }) {
  return (
    <Both>
      <Cloth d={`M37 4 L${53 - knee} 30 L${53 - foot} 66 H${53 + foot} L${53 + knee} 30 L66 4 Z`} />
      <Part d={`M${53 - foot} 54 V66 H${53 + foot} V54 Z`} />
      <Seam d={`M${53 - foot + 2} 62 H${53 + foot - 2}`} />
      {children}
    </Both>
  )
}
export const straightBottom = () => <Legs knee={10} foot={10} />
export const narrowBottom = () => <Legs knee={9} foot={5} />
export const wideBottom = () => (
  <Legs knee={11} foot={15.5}>
    <Fine d="M49 34 L45 54 M57 34 L61 54" />
  </Legs>
)
/** Gathered into a stiff stitched band. */
export const cuffedBottom = () => (
  <Both>
    <Cloth d="M37 4 L41 40 L45 54 H61 L65 40 L66 4 Z" />
    <Fine d="M48 53 L47 44 M53 53 V43 M58 53 L59 44" />
    <Part d="M44 54 H62 V66 H44 Z" />
    <Seam d="M46 58 H60 M46 62 H60" />
  </Both>
)

export const plainHem = () => (
  <>
    <Cloth d="M16 2 L20 64 H52 L56 2" />
    <Line d="M36 2 V64" />
    <Part d="M19.3 54 L20 64 H52 L52.7 54 Z" />
    <Seam d="M21 57 H51" />
  </>
)
/** The end of the leg is turned up and stands out a little. */
export const turnUp = () => (
  <>
    <Cloth d="M16 2 L20 64 H52 L56 2" />
    <Line d="M36 2 V48" />
    <Part d="M16 48 H56 L55 66 H17 Z" />
    <Line d="M36 48 V66" />
    <Fine d="M18 52 H54" />
  </>
)

const belt = <Part d="M20 4 H52 L54 18 H18 Z" />
const cord = <Accent d="M34 4 Q30 14 32 20 M38 4 Q42 14 40 20" />

/** A plain salwar: easy above, narrow at the ankle. */
export const plainSalwar = () => (
  <>
    <Cloth d="M18 18 Q8 40 17 66 H29 Q30 50 36 42 Q42 50 43 66 H55 Q64 40 54 18 Z" />
    {belt}
    {cord}
    <Fine d="M28 20 Q24 34 24 46 M44 20 Q48 34 48 46" />
    <Line d="M17 61 H29 M43 61 H55" />
  </>
)
/** Very full, its many pleats falling in curves to a narrow ankle. */
export const patialaSalwar = () => (
  <>
    <Cloth d="M18 18 Q-8 46 17 62 L18 68 H28 L29 62 Q36 60 36 56 Q36 60 43 62 L44 68 H54 L55 62 Q80 46 54 18 Z" />
    {belt}
    <Both>
      <Fine d="M38 20 Q40 44 46 60 M42 20 Q48 44 48 60 M46 20 Q56 42 50 60 M50 20 Q64 42 52 60 M53 20 Q70 42 54 60" />
    </Both>
    {cord}
    <Line d="M17 62 H29 M43 62 H55" />
  </>
)
/** Straight to the knee, then a wide gathered flare. */
export const shararaSalwar = () => (
  <>
    <Hole d="M33 42 L34 66 H38 L39 42 Z" />
    <Both>
      <Cloth d="M36 18 V28 L39 42 H56 L54 18 Z" />
      <Part d="M39 42 L37 68 H70 L56 42 Z" />
      <Fine d="M43 44 L42 67 M47 44 L49 67 M51 44 L57 67 M54 44 L64 67" />
    </Both>
    <Cloth d="M20 4 H52 L54 18 H18 Z" />
    {cord}
  </>
)

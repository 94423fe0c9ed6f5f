/** Necklines and the stand collars of kurta and kameez, from the front (or the back, where the neck is there). */
import { Accent, Body, Both, Buttons, Cloth, Dot, Edge, Hole, Line, Part, Seam } from './strokes.tsx'

const neckOfWearer = <Both>{<Body d="M43 1 V9 Q44 12 47 14" />}</Both>

interface Neck {
  /** From the right neck point to the left one. */
  front: string
  /** How far the neck point stands from the middle. */
  half?: number
}

/** A bodice from shoulder to chest with its neck opening; the edge in question is drawn bold. */
function Bodice({ front, half = 11 }: Neck) {
  const [right, left, y] = [36 + half, 36 - half, 13 + Math.max(0, half - 11) * 0.42]
  const shoulders = `M${left} ${y} L6 23 Q12 36 12 48 V72 H60 V48 Q60 36 66 23 L${right} ${y}`
  return (
    <>
      {neckOfWearer}
      <Cloth d={`${shoulders} ${front} Z`} />
      <Hole d={`M${left} ${y} Q36 ${y + 5} ${right} ${y} ${front} Z`} />
      <Edge d={`M${right} ${y} ${front}`} />
    </>
  )
}

export const roundNeck = () => <Bodice front="C48 33 24 33 25 13" />
export const deepRoundNeck = () => <Bodice front="C49 49 23 49 25 13" />
export const vNeck = () => <Bodice front="L36 41 L25 13" />
export const squareNeck = () => <Bodice front="L46 36 H26 L25 13" />
export const boatNeck = () => <Bodice half={20} front="Q36 29 16 16.8" />
export const sweetheartNeck = () => <Bodice front="L49 29 C45 22 37 26 36 38 C35 26 27 22 23 29 L25 13" />

const plainBody = (
  <>
    <Cloth d="M26 16 L6 24 Q12 36 12 48 V72 H60 V48 Q60 36 66 24 L46 16 Q36 26 26 16 Z" />
  </>
)

/** A short stand collar, its ends apart above a buttoned placket. */
export const banNeck = () => (
  <>
    {neckOfWearer}
    {plainBody}
    <Hole d="M27 12 Q36 16 45 12 L44 22 Q36 26 28 22 Z" />
    <Both>
      <Part d="M46 10 L47 18 Q44 25 39 26 L38 19 Q43 17 46 10 Z" />
    </Both>
    <Line d="M33 26 V58 H39 V26" />
    <Buttons ys={[32, 42, 52]} />
  </>
)

/** A stand collar that closes to the middle with rounded ends and knots of cord. */
export const chineseNeck = () => (
  <>
    {neckOfWearer}
    {plainBody}
    <Hole d="M27 10 Q36 15 45 10 L43 16 Q36 20 29 16 Z" />
    <Both>
      <Part d="M46 9 L48 18 Q44 26 36.5 27 V22 Q36.5 19 40 17 Q44 14 46 9 Z" />
    </Both>
    <Line d="M36 27 V72" />
    <Accent d="M29 34 H43 M29 46 H43 M29 58 H43" />
    <Both>
      {[34, 46, 58].map((y) => (
        <Dot key={y} x={38} y={y} />
      ))}
    </Both>
  </>
)

/** A high stiff collar, hooked edge to edge over a front that opens all the way. */
export const sherwaniNeck = () => (
  <>
    {plainBody}
    <Body d="M30 1 V6 M42 1 V6" />
    <Hole d="M26 6 Q36 11 46 6 L44 12 Q36 15 28 12 Z" />
    <Both>
      <Part d="M47 5 L49 20 Q44 28 36 29 V14 Q43 12 47 5 Z" />
    </Both>
    <Seam d="M33 30 V72" />
    <Line d="M36 29 V72" />
    <Buttons x={39} ys={[35, 43, 51, 59, 67]} r={1.7} />
  </>
)

/** The back: a deep scoop held by strings that are tied, with tassels. */
export const deepBackNeck = () => (
  <>
    <Body d="M43 1 V9 Q44 12 47 14 M29 1 V9 Q28 12 25 14" />
    <Cloth d="M25 13 L8 22 Q13 36 13 48 V72 H59 V48 Q59 36 64 22 L47 13 C50 66 22 66 25 13 Z" />
    <Edge d="M47 13 C50 66 22 66 25 13" />
    <Accent d="M25.5 21 L36 25 L46.5 21 M36 25 L31 38 M36 25 L41 38" />
    <Part d="M28.6 44 L31 37 L33.4 44 Z M38.6 44 L41 37 L43.4 44 Z" />
    <Dot x={36} y={25} r={2.2} />
  </>
)

/** The back: a drop-shaped opening below a string. */
export const keyholeNeck = () => (
  <>
    <Bodice front="C47 24 25 24 25 13" />
    <Hole d="M36 21 C45 32 44 43 36 44 C28 43 27 32 36 21 Z" />
    <Dot x={36} y={21.5} />
  </>
)

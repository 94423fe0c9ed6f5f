/** Sleeves on both arms: how far they reach, how wide they end, what closes them. */
import type { ReactNode } from 'react'
import { Body, Both, Cloth, Dot, Edge, Fine, Part, Seam } from './strokes.tsx'

const torso = (
  <>
    <Body d="M32 1 V6 M40 1 V6" />
    <Cloth d="M29 6 Q36 12 43 6 L51 10 Q48 18 49 27 V68 H23 V27 Q24 18 21 10 Z" />
  </>
)
const hand = <Body d="M49 24 L58 58 Q57.5 66 61 68 Q65.5 67 65 58 L58 22" />

interface Sleeve {
  /** How far down the arm it reaches, of its whole length. */
  reach: number
  /** Half its width at the end. */
  end?: number
  children?: (edge: { x: number; y: number; half: number }) => ReactNode
}

/** The arm hangs from (52, 12) to (62, 58). */
function Sleeves({ reach, end = 5, children }: Sleeve) {
  const [x, y] = [54 + 8.5 * reach, 16 + 44 * reach]
  return (
    <>
      {torso}
      <Both>
        {hand}
        <Part
          d={`M51 10 Q57 13 58.5 21 L${x + end} ${y - end * 0.2} L${x - end} ${y + end * 0.25} L49 27 Q48 17 51 10 Z`}
        />
        {children?.({ x, y, half: end })}
      </Both>
    </>
  )
}

export const fullSleeve = () => <Sleeves reach={0.95} end={4.6} />
export const halfSleeve = () => <Sleeves reach={0.4} end={6} />
export const looseSleeve = () => <Sleeves reach={0.9} end={9} />
export const shortSleeve = () => <Sleeves reach={0.27} end={6} />
export const elbowSleeve = () => <Sleeves reach={0.46} end={5.4} />
export const threeQuarterSleeve = () => <Sleeves reach={0.7} end={4.8} />

/** Gathered into a buttoned cuff. */
export const cuffSleeve = () => (
  <Sleeves reach={0.78} end={6.2}>
    {({ x, y }) => (
      <>
        <Fine d={`M${x - 3} ${y} l-1 -6 M${x + 1} ${y - 1} l-1.5 -6`} />
        <path
          d={`M${x - 5} ${y + 1} L${x + 5} ${y - 1.4} L${x + 7} ${y + 7} L${x - 3} ${y + 9.6} Z`}
          fill="var(--cloth-raised)"
        />
        <Dot x={x + 3} y={y + 4} r={1.6} />
      </>
    )}
  </Sleeves>
)

/** One width from elbow to wrist, with a plain hem. */
export const straightSleeve = () => (
  <Sleeves reach={0.93} end={6.6}>
    {({ x, y, half }) => <Seam d={`M${x - half - 1} ${y - 3} L${x + half - 0.8} ${y - 6}`} />}
  </Sleeves>
)

/** The arm is bare; only the edge of the armhole counts. */
export const sleeveless = () => (
  <>
    {torso}
    <Both>
      {hand}
      <Body d="M51 10 Q57 13 58 22" />
      <Edge d="M51 10 Q48 18 49 27" />
    </Both>
  </>
)

/** A small cap over the shoulder; the underarm is bare. */
export const capSleeve = () => (
  <>
    {torso}
    <Both>
      {hand}
      <Part d="M51 10 Q59 12 61 21 Q54 20 48.6 21 Q49 15 51 10 Z" />
    </Both>
  </>
)

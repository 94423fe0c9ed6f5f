/** The lower half of a kurta or kameez: the line of its hem and the slits at the sides. */
import { Both, Cloth, Edge, Hole, Line, Part, Seam } from './strokes.tsx'

interface Daman {
  /** The front panel from the right hip down and round to the left, seen from the front. */
  hem: string
  /** The back panel shows behind it, where the front is cut away. */
  hasBack?: boolean
}

const cuts = 'M20 2 Q22 14 18 26'

function Panel({ hem, hasBack = true }: Daman) {
  return (
    <>
      {hasBack && <Hole d="M17 24 L10 62 H62 L55 24 Z" />}
      <Cloth d={`${cuts} ${hem} Q50 14 52 2`} />
      <Line d="M36 2 V20" />
    </>
  )
}

export const roundDaman = () => (
  <>
    <Panel hasBack={false} hem="L10 44 Q36 82 62 44 L54 26" />
    <Edge d="M10 44 Q36 82 62 44" />
  </>
)
export const squareDaman = () => (
  <>
    <Panel hem="L13 64 H59 L54 26" />
    <Edge d="M18 28 L13 64 H59 L54 28" />
    <Both>
      <Seam d="M50.5 30 L54.5 59" />
    </Both>
  </>
)
export const roundCutDaman = () => (
  <>
    <Panel hem="L15 50 Q14 66 28 66 H44 Q58 66 57 50 L54 26" />
    <Edge d="M18 28 L15 50 Q14 66 28 66 H44 Q58 66 57 50 L54 28" />
  </>
)
/** The sides are cut open to the hip; the corners swing apart. */
export const sideCutDaman = () => (
  <>
    <Panel hem="L22 66 H50 L54 26" />
    <Edge d="M18 26 L22 66 M54 26 L50 66" />
    <Line d="M22 66 H50" />
  </>
)
export const straightDaman = () => (
  <>
    <Panel hasBack={false} hem="L14 64 H58 L54 26" />
    <Edge d="M14 64 H58" />
    <Seam d="M16 58 H56" />
  </>
)

/** The foot of a long garment with a hem of this depth. */
export const hemOf = (depth: number) => () => (
  <>
    <Cloth d="M22 2 L14 66 H58 L50 2" />
    <Part d={`M${14 + depth * 0.125} ${66 - depth} L14 66 H58 L${58 - depth * 0.125} ${66 - depth} Z`} />
    <Seam d={`M16 ${66 - depth + 3} H56`} />
    <Line d="M36 2 V14" />
  </>
)
export const sideSlitsHem = () => (
  <>
    <Hole d="M20 30 L10 66 H62 L52 30 Z" />
    <Cloth d="M22 2 L19 32 L21 66 H51 L53 32 L50 2" />
    <Edge d="M19 32 L21 66 M53 32 L51 66" />
    <Line d="M36 2 V14" />
  </>
)

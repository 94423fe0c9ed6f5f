/** Shirt collars from the front: what tells them apart is where the two points lie. */
import { Body, Both, Buttons, Cloth, Dot, Fine, Hole, Line, Part } from './strokes.tsx'

const shoulders = (
  <>
    <Body d="M27 1 V10 M45 1 V10" />
    <Cloth d="M22 22 L4 32 V72 H68 V32 L50 22 Q36 40 22 22 Z" />
    <Hole d="M24 13 Q36 22 48 13 L46 25 Q36 36 26 25 Z" />
  </>
)
const front = (
  <>
    <Line d="M32 38 V72 M40 38 V72" />
    <Buttons ys={[47, 62]} />
  </>
)

interface Leaf {
  /** Where the right point of the collar lies. */
  tip: readonly [x: number, y: number]
  hasButtons?: boolean
}

function Collar({ tip: [x, y], hasButtons }: Leaf) {
  return (
    <>
      {shoulders}
      {front}
      <Both>
        <Part d={`M48 11 Q53 16 ${x + (x > 55 ? 3 : 2)} ${y - 14} L${x} ${y} L36.6 35 Q45 26 48 11 Z`} />
        {hasButtons && <Dot x={x - 2.4} y={y - 8} />}
      </Both>
      <Dot x={36} y={36} r={2.2} />
    </>
  )
}

export const pointCollar = () => <Collar tip={[47, 58]} />
export const spreadCollar = () => <Collar tip={[63, 44]} />
export const buttonDownCollar = () => <Collar tip={[52, 55]} hasButtons />

/** A stand without leaves, its corners rounded. */
export const mandarinCollar = () => (
  <>
    {shoulders}
    {front}
    <Both>
      <Part d="M48 10 L50.5 23 Q47 33 37 36 V30 Q37 27 40 25 Q46 20 48 10 Z" />
    </Both>
  </>
)

/** The kurta's neck with a shirt collar on a half placket. */
export const kurtaCollar = () => (
  <>
    {shoulders}
    <Line d="M32 38 V66 H40 V38" />
    <Fine d="M32 61 H40" />
    <Buttons ys={[45, 54]} />
    <Both>
      <Part d="M48 11 Q53 18 55 33 L50 50 L36.6 35 Q45 26 48 11 Z" />
    </Both>
    <Dot x={36} y={36} r={2.2} />
  </>
)

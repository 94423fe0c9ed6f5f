/** Thobe, kandura and dishdasha, near: the placket (jabzour), how stiff it is, and its buttons. */
import type { ReactNode } from 'react'
import { Accent, Both, Buttons, Cloth, Dot, Fine, Hole, Line, Part, Seam } from './strokes.tsx'

/** The chest with its placket, ending in a point. */
function Chest({ half, children }: { half: number; children?: ReactNode }) {
  return (
    <>
      <Cloth d="M24 4 L6 12 V72 H66 V12 L48 4 Q36 16 24 4 Z" />
      <Hole d="M26 4 Q36 15 46 4 Q36 8 26 4 Z" />
      <Part d={`M${36 - half} 10 V52 L36 ${52 + half * 0.8} L${36 + half} 52 V10 Q36 13 ${36 - half} 10 Z`} />
      {children}
    </>
  )
}
const ys = [20, 31, 42]
export const visiblePlacket = () => (
  <Chest half={6}>
    <Buttons ys={ys} r={2.4} />
  </Chest>
)
export const concealedPlacket = () => (
  <Chest half={6}>
    <Seam d="M39.4 12 V52" />
    <g opacity={0.55} strokeDasharray="1.6 1.8">
      {ys.map((y) => (
        <circle key={y} cx={35} cy={y} r={2.6} />
      ))}
    </g>
  </Chest>
)
export const widePlacket = () => (
  <Chest half={11}>
    <Seam d="M28 13 V51 M44 13 V51" />
    <Buttons ys={ys} r={2.4} />
    <Fine d="M12 62 H25 M12 60 V64 M25 60 V64" />
  </Chest>
)
export const narrowPlacket = () => (
  <Chest half={3.2}>
    <Buttons ys={ys} r={1.7} />
  </Chest>
)
export const embroideredPlacket = () => (
  <Chest half={8}>
    <Accent d="M36 15 q5 4 0 8 q-5 4 0 8 q5 4 0 8 q-5 4 0 8 q3 3 0 6" />
    <Both>
      {[19, 27, 35, 43].map((y) => (
        <Dot key={y} x={40.8} y={y} r={1.3} />
      ))}
    </Both>
  </Chest>
)

/** A cuff held by its end: the softer it is, the more it falls. */
export function stiffness(level: 0 | 1 | 2) {
  const drop = [19, 9, 0][level] ?? 0
  const [upper, lower] = [24, 42]
  return () => (
    <>
      <Part
        d={`M18 ${upper} Q${46 + drop * 0.3} ${upper} ${64 - drop * 0.3} ${upper + drop} L${60 - drop * 0.9} ${lower + drop} Q42 ${lower - drop * 0.1} 18 ${lower} Z`}
      />
      {level === 2 && <Seam d={`M20 28 H61 M20 33 H61 M20 38 H60`} />}
      {level === 1 && <Seam d="M20 33 Q44 33 58 42" />}
      {level === 0 && <Fine d="M32 25 Q36 32 33 41 M44 29 Q49 37 45 45" />}
      <Cloth d="M4 18 H18 V48 H4 Z" />
      <Fine d="M8 18 V48 M13 18 V48" />
      <Line d="M4 62 H68" />
    </>
  )
}

const cloth = <Cloth d="M4 4 H68 V68 H4 Z" />
const sewn = <path d="M31 31 L41 41 M41 31 L31 41" strokeWidth={1.6} />
const fourParams = [
  [31, 31],
  [41, 31],
  [31, 41],
  [41, 41],
] as const

/** Four holes, a grain across. */
export const boneButton = () => (
  <>
    {cloth}
    <circle cx={36} cy={36} r={22} fill="var(--marigold-wash)" strokeWidth={2.2} />
    <circle cx={36} cy={36} r={16} strokeWidth={1.3} />
    <Fine d="M18 27 Q30 23 45 18 M17 44 Q28 50 45 53 M52 26 Q55 34 54 44" />
    {sewn}
    {fourParams.map(([x, y]) => (
      <Dot key={`${x} ${y}`} x={x} y={y} r={2.3} />
    ))}
  </>
)
/** A round shank button that catches the light. */
export const pearlButton = () => (
  <>
    {cloth}
    <circle cx={36} cy={36} r={20} fill="var(--cloth-raised)" strokeWidth={2.2} />
    <path d="M24 33 Q26 24 35 22" strokeWidth={3.4} stroke="var(--marigold)" />
    <path d="M49 40 Q46 49 38 51" strokeWidth={1.4} />
    <circle cx={27.6} cy={40} r={1.6} fill="var(--marigold)" stroke="none" />
  </>
)
/** In the garment's own cloth. */
export const coveredButton = () => (
  <>
    {cloth}
    <circle cx={36} cy={36} r={21} fill="var(--indigo-wash)" strokeWidth={2.2} />
    <Fine d="M21 26 L46 51 M26 20 L51 45 M18 35 L37 54 M34 18 L54 38" />
    <Seam d="M36 18.5 A17.5 17.5 0 1 1 35.9 18.5" />
  </>
)
/** Two halves that press together. */
export const snapButton = () => (
  <>
    {cloth}
    <circle cx={22} cy={36} r={14} fill="var(--marigold-wash)" strokeWidth={2} />
    <circle cx={22} cy={36} r={5} fill="var(--cloth-raised)" strokeWidth={2} />
    <circle cx={52} cy={36} r={14} fill="var(--marigold-wash)" strokeWidth={2} />
    <circle cx={52} cy={36} r={5} fill="var(--ink)" />
    <Fine d="M22 27 V29 M22 43 V45 M13 36 H15 M29 36 H31 M52 27 V29 M52 43 V45 M43 36 H45 M59 36 H61" />
  </>
)

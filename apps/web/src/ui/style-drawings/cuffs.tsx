/** The end of a sleeve, hanging down: the cuff and how it closes. */
import type { ReactNode } from 'react'
import { Cloth, Dot, Edge, Fine, Knob, Line, Part, Seam } from './strokes.tsx'

const sleeve = (
  <>
    <Cloth d="M20 2 Q19 24 16 36 H56 Q53 24 52 2" />
    <Fine d="M24 36 L26 27 M30 36 L31 29" />
    <Line d="M44 36 V16" />
  </>
)

export type Corner = 'square' | 'round' | 'angled'
/** The free corner of the cuff, where its upper end lies over the lower. */
const corners: Record<Corner, string> = {
  square: 'V64 H44',
  round: 'V53 Q58 64 47 64 H44',
  angled: 'V53 L47 64 H44',
}

/** The upper end stands a little open, so that its corner is seen. */
function Cuff({ corner = 'square', children }: { corner?: Corner; children?: ReactNode }) {
  return (
    <>
      {sleeve}
      <Part d="M14 36 H44 V64 H14 Z" />
      <Part d={`M38 36 H58 ${corners[corner]} H38 Z`} />
      <Seam d={seams[corner]} />
      {children}
    </>
  )
}
const seams: Record<Corner, string> = {
  square: 'M17 40 H54.5 V60.5 H17',
  round: 'M17 40 H54.5 V52 Q54.5 60.5 46 60.5 H17',
  angled: 'M17 40 H54.5 V51.5 L45.5 60.5 H17',
}

export const singleCuff = () => (
  <Cuff corner="round">
    <Dot x={49} y={50} r={2.6} />
  </Cuff>
)
/** Turned back on itself and held by a link. */
export const doubleCuff = () => (
  <>
    {sleeve}
    <Part d="M12 33 H60 V66 H12 Z" />
    <Line d="M12 39 H60" />
    <Seam d="M15 63 H57" />
    <path d="M60 36 Q65 40 65 50 T60 66" fill="var(--marigold-wash)" />
    <Link />
  </>
)
/** For a button or a link: both a button and a second hole. */
export const convertibleCuff = () => (
  <Cuff corner="round">
    <Dot x={50} y={50} r={2.6} />
    <Line d="M38 50 H44" />
    <Link x={24} />
  </Cuff>
)
export const cornerOf = (corner: Corner) => () => (
  <Cuff corner={corner}>
    <Edge d={edges[corner]} />
    <Dot x={47} y={47} r={2.2} />
  </Cuff>
)

const edges: Record<Corner, string> = {
  square: 'M58 50 V64 H44',
  round: 'M58 50 V53 Q58 64 47 64 H44',
  angled: 'M58 50 V53 L47 64 H44',
}

/** A stiff cuff worn with links, by the cut of its corner. */
export const kabak = (corner: Corner) => () => (
  <Cuff corner={corner}>
    <Edge d={edges[corner]} />
    <Link x={47} y={47} />
  </Cuff>
)
/** The sleeve ends in a plain turned hem. */
export const plainSleeveEnd = () => (
  <>
    <Cloth d="M20 2 Q19 30 14 52 H58 Q53 30 52 2" />
    <Part d="M14.5 52 L12.5 64 H59.5 L57.5 52 Z" />
    <Seam d="M15 60 H57" />
  </>
)
/** The button is under a fly of cloth. */
export const hiddenButtonCuff = () => (
  <Cuff>
    <g strokeDasharray="2 2">
      <Knob x={48} y={50} r={4} />
    </g>
    <Line d="M52 38 V63" />
  </Cuff>
)

function Link({ x = 49, y = 51 }: { x?: number; y?: number }) {
  return (
    <g>
      <Line d={`M${x - 7} ${y} H${x + 7}`} />
      <rect x={x - 4.5} y={y - 4.5} width={9} height={9} rx={2} fill="var(--marigold)" />
      <rect x={x - 1.5} y={y - 1.5} width={3} height={3} fill="var(--on-marigold)" stroke="none" />
    </g>
  )
}

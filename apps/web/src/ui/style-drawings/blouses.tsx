/** The saree blouse: its cut, its hooks, its cups. */
import type { ReactNode } from 'react'
import { Accent, Both, Cloth, Dot, Fine, Hole, Line, Part, Seam } from './strokes.tsx'

const outline =
  'M24 8 L13 12 Q6 18 4 32 L14 36 L17 28 Q17 34 16 40 L17 64 H55 L56 40 Q55 34 55 28 L58 36 L68 32 Q66 18 59 12 L48 8'

function Blouse({ neck = 'Q48 26 36 26 Q24 26 24 8', children }: { neck?: string; children?: ReactNode }) {
  return (
    <>
      <Cloth d={`${outline} ${neck} Z`} />
      {children}
    </>
  )
}

/** Two curved seams from the armhole over the bust to the waist. */
export const princessCut = () => (
  <Blouse>
    <path
      d="M18 22 Q29 34 27 64 H45 Q43 34 54 22 Q50 26 46 26 Q42 27 36 26 Q30 27 26 26 Q22 26 18 22 Z"
      fill="var(--marigold-wash)"
      stroke="none"
    />
    <Both>
      <path d="M54 21 Q43 34 45 64" strokeWidth={2.6} />
      <Seam d="M50.5 23 Q41 35 42.5 63" />
    </Both>
  </Blouse>
)

/** Four short darts that point to each bust: from waist, side, armhole and front. */
export const fourDartCut = () => (
  <Blouse>
    <Both>
      <path d={darts} fill="var(--marigold-wash)" strokeWidth={1.5} />
      <Dot x={46} y={43} r={1.5} />
    </Both>
    <Line d="M36 26 V64" />
  </Blouse>
)

const darts =
  'M42.5 64 L46 48 L49.5 64 Z M56 47.5 L50 43.5 L56 42 Z M52.5 26.5 L48 38.5 L56.5 29.5 Z M36 30 L43 40 L36 36 Z'

/** Round cups set in by a seam around the bust. */
export const katoriCut = () => (
  <Blouse>
    <Both>
      <path
        d="M36.5 36 Q38 28 46 27 Q54 28 55 38 Q55 48 46 49 Q38 48 36.5 36 Z"
        fill="var(--marigold-wash)"
      />
      <path d="M36.5 36 Q38 28 46 27 Q54 28 55 38 Q55 48 46 49 Q38 48 36.5 36 Z" strokeWidth={2.4} />
      <Line d="M46 49 V64" />
    </Both>
  </Blouse>
)

const hooks = [33, 41, 49, 57]

export const frontHooks = () => (
  <Blouse>
    <Part d="M32 26 H40 V64 H32 Z" />
    <Line d="M36 26 V64" />
    <Accent d={hooks.map((y) => `M33 ${y} H39`).join(' ')} />
  </Blouse>
)

/** The back is seen: a higher neck, the shoulder blades' seams, hooks down the middle. */
export const backHooks = () => (
  <Blouse neck="Q46 16 36 16 Q26 16 24 8">
    <Both>
      <Fine d="M49 30 Q45 34 46 42" />
      <Seam d="M46 48 V64" />
    </Both>
    <Part d="M32 16 H40 V64 H32 Z" />
    <Line d="M36 16 V64" />
    <Accent d={[24, ...hooks].map((y) => `M33 ${y} H39`).join(' ')} />
  </Blouse>
)

const cups = (
  <Both>
    <Fine d="M38 44 Q46 52 54 44" />
  </Both>
)
export const withoutPads = () => <Blouse>{cups}</Blouse>
export const padded = () => (
  <Blouse>
    <Both>
      <Part d="M38 38 Q39 30 46 30 Q53 30 54 38 Q53 47 46 47 Q39 47 38 38 Z" />
      <Seam d="M41 38 Q42 33 46 33 Q50 33 51 38 Q50 44 46 44 Q42 44 41 38 Z" />
    </Both>
  </Blouse>
)

/** A coat opened: where it is lined, the lining shows its sheen. */
export function lined(depth: 'full' | 'half') {
  return () => (
    <>
      <Cloth d="M22 6 L8 14 L6 66 H66 L64 14 L50 6 Q36 14 22 6 Z" />
      <Hole d="M25 8 Q36 15 47 8 L56 66 H16 Z" />
      <Part d={depth === 'full' ? 'M25 8 Q36 15 47 8 L56 66 H16 Z' : 'M25 8 Q36 15 47 8 L51 34 H21 Z'} />
      <Fine d={depth === 'full' ? sheen : 'M27 18 L33 26 M35 17 L43 29 M26 27 L30 32'} />
      <Line d="M36 12 V66" />
      {depth === 'half' && <Seam d="M20 37 H52" />}
    </>
  )
}
const sheen = 'M27 18 L33 26 M39 18 L47 29 M24 34 L33 46 M39 38 L49 51 M21 51 L31 63 M40 55 L46 63'

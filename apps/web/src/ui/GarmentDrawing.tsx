import type { Cut } from '@darzi/tailoring/collection/finished.ts'
import styles from './GarmentDrawing.module.css'

interface Shape {
  cloth: string
  /** Parts that lie on top of it: collars, cuffs, waistbands. */
  parts?: string
  /** Seams and edges. */
  lines?: string
  buttons?: readonly (readonly [number, number])[]
}

const down = (x: number, ...ys: number[]) => ys.map((y) => [x, y] as const)

/** Cuts of the collection, and what else a shop sews. */
const shapes = {
  shirt: {
    cloth:
      'M43 17 C50 24 70 24 77 17 L95 24 C107 29 111 44 113 62 L118 104 L103 107 L95 66 C96 92 96 116 97 140 C74 147 46 147 23 140 C24 116 24 92 25 66 L17 107 L2 104 L7 62 C9 44 13 29 25 24 Z',
    parts:
      'M43 16 L36 25 L52 38 L60 27 L68 38 L84 25 L77 16 C68 23 52 23 43 16 Z M3 97 L18 100 L17 107 L2 104 Z M117 97 L102 100 L103 107 L118 104 Z',
    lines: 'M56 33 V144 M64 33 V144 M72 58 H88 V72 L80 77 L72 72 Z',
    buttons: down(60, 44, 64, 84, 104, 124),
  },
  tee: {
    cloth:
      'M42 18 C48 33 72 33 78 18 L98 25 C108 31 113 45 117 62 L98 69 L94 58 C95 88 95 114 96 140 C72 145 48 145 24 140 C25 114 25 88 26 58 L22 69 L3 62 C7 45 12 31 22 25 Z',
    lines: 'M39 19 C46 37 74 37 81 19 M4 57 L23 64 M116 57 L97 64 M25 136 C48 141 72 141 95 136',
  },
  kurta: {
    cloth:
      'M46 12 C54 18 66 18 74 12 L91 18 C101 23 105 36 107 52 L113 98 L99 101 L91 58 C92 92 94 122 97 150 C74 154 46 154 23 150 C26 122 28 92 29 58 L21 101 L7 98 L13 52 C15 36 19 23 29 18 Z',
    parts: 'M46 11 C52 5 68 5 74 11 C68 18 52 18 46 11 Z',
    lines: 'M55 17 V62 L60 67 L65 62 V17 M26 118 L23 150 M94 118 L97 150 M8 92 L21 95 M112 92 L99 95',
    buttons: down(60, 25, 37, 49),
  },
  jacket: {
    cloth:
      'M44 14 C52 19 68 19 76 14 L96 22 C108 28 112 44 114 62 L117 110 L101 112 L95 68 C96 94 97 118 98 142 C86 146 72 147 60 145 C48 147 34 146 22 142 C23 118 24 94 25 68 L19 112 L3 110 L6 62 C8 44 12 28 24 22 Z',
    parts: 'M45 13 C52 6 68 6 75 13 L76 19 C68 24 52 24 44 19 Z',
    lines:
      'M60 21 V145 M33 100 H50 M70 100 H87 M33 104 H50 M70 104 H87 M72 50 L86 47 M4 104 L18 106 M116 104 L102 106',
    buttons: down(64, 36, 56, 76, 96, 116),
  },
  blouse: {
    cloth:
      'M38 24 C42 52 78 52 82 24 L98 30 C107 37 110 54 112 72 L94 77 L92 62 C93 78 92 94 90 108 C70 113 50 113 30 108 C28 94 27 78 28 62 L26 77 L8 72 C10 54 13 37 22 30 Z',
    lines:
      'M35 25 C40 58 80 58 85 25 M60 49 V110 M44 76 C46 90 47 100 47 110 M76 76 C74 90 73 100 73 110 M9 67 L27 72 M111 67 L93 72',
    buttons: down(60, 60, 74, 88, 102),
  },
  dress: {
    cloth:
      'M44 12 C48 30 72 30 76 12 L90 17 C97 24 99 36 100 48 L86 52 C84 60 82 66 82 72 C92 96 102 124 108 148 C78 156 42 156 12 148 C18 124 28 96 38 72 C38 66 36 60 34 52 L20 48 C21 36 23 24 30 17 Z',
    lines: 'M38 72 C52 77 68 77 82 72 M50 78 C46 104 42 128 38 151 M70 78 C74 104 78 128 82 151 M60 78 V153',
  },
  trousers: {
    cloth: 'M31 10 H89 C92 34 94 60 95 90 L96 148 H71 L61 62 H59 L49 148 H24 L25 90 C26 60 28 34 31 10 Z',
    parts: 'M31 9 H89 L90 19 H30 Z',
    lines: 'M60 19 V62 M44 22 L37 148 M76 22 L83 148 M33 24 C36 36 31 44 28 48 M87 24 C84 36 89 44 92 48',
    buttons: [[60, 14]],
  },
  skirt: {
    cloth: 'M42 14 H78 C84 60 96 104 106 142 C76 152 44 152 14 142 C24 104 36 60 42 14 Z',
    parts: 'M42 13 H78 L79 22 H41 Z',
    lines: 'M50 22 C44 70 38 110 34 148 M60 22 V150 M70 22 C76 70 82 110 86 148',
  },
  suit: {
    cloth:
      'M44 14 L60 46 L76 14 L96 22 C108 28 112 44 114 62 L117 110 L101 112 L95 68 C96 94 97 118 98 140 C84 146 70 146 60 144 C50 146 36 146 22 140 C23 118 24 94 25 68 L19 112 L3 110 L6 62 C8 44 12 28 24 22 Z',
    parts: 'M44 14 L30 34 L36 40 L32 44 L58 88 L60 46 Z M76 14 L90 34 L84 40 L88 44 L62 88 L60 46 Z',
    lines: 'M60 88 V144 M30 104 H50 M70 104 H90 M78 60 L90 57 M4 102 L18 104 M116 102 L102 104',
    buttons: down(64, 96, 114),
  },
  waistcoat: {
    cloth:
      'M40 14 L60 62 L80 14 L94 20 C88 36 90 52 98 64 C99 92 98 116 97 132 L76 146 L60 130 L44 146 L23 132 C22 116 21 92 22 64 C30 52 32 36 26 20 Z',
    lines: 'M60 62 V130 M32 92 H48 M72 92 H88 M34 112 H48 M72 112 H86',
    buttons: down(64, 70, 86, 102, 118),
  },
  salwar: {
    cloth:
      'M34 12 H86 C104 44 112 88 100 146 H76 C74 120 68 96 60 84 C52 96 46 120 44 146 H20 C8 88 16 44 34 12 Z',
    parts: 'M34 11 H86 L88 22 H32 Z M20 136 H44 V147 H20 Z M76 136 H100 V147 H76 Z',
    lines: 'M60 22 V84 M44 24 C34 60 30 98 31 134 M76 24 C86 60 90 98 89 134 M56 22 L52 40 M64 22 L68 40',
  },
  robe: {
    cloth:
      'M46 10 C54 15 66 15 74 10 L92 16 C104 34 112 66 117 98 L103 103 L91 66 C94 98 98 128 101 152 C76 156 44 156 19 152 C22 128 26 98 29 66 L17 103 L3 98 C8 66 16 34 28 16 Z',
    parts: 'M46 9 C52 4 68 4 74 9 C68 16 52 16 46 9 Z',
    lines: 'M56 15 V66 M64 15 V66 M56 66 H64 M30 60 C29 92 27 122 24 151 M90 60 C91 92 93 122 96 151',
    buttons: down(60, 24, 36, 48, 60),
  },
  none: {
    cloth: 'M20 34 L88 20 L104 96 L36 134 Z',
    parts: 'M20 34 L88 20 L62 78 Z',
    lines: 'M26 62 L70 130 M36 134 L62 78 L104 96',
  },
} satisfies Record<Cut | 'suit' | 'waistcoat' | 'salwar' | 'robe' | 'none', Shape>
type Drawn = keyof typeof shapes

/** Which drawing stands for a garment of the catalogue; one of the shop's own is a folded cloth. */
const drawnAs: Partial<Record<string, Drawn>> = {
  shirt: 'shirt',
  trousers: 'trousers',
  suit: 'suit',
  blazer: 'suit',
  prince_coat: 'jacket',
  sherwani: 'jacket',
  waistcoat: 'waistcoat',
  kurta: 'kurta',
  kameez: 'kurta',
  shalwar_kameez: 'kurta',
  pajama: 'trousers',
  churidar: 'trousers',
  salwar: 'salwar',
  saree_blouse: 'blouse',
  lehenga_choli: 'skirt',
  anarkali: 'dress',
  gown: 'dress',
  dress: 'dress',
  abaya: 'robe',
  kandura: 'robe',
  thobe: 'robe',
  agbada: 'robe',
  kaftan: 'robe',
  buba_gown: 'robe',
  buba_iro: 'blouse',
}
export const drawingOf = (garmentKey: string): Drawn => drawnAs[garmentKey] ?? 'none'

/** A garment drawn in its colour, or in its parent's. It says nothing its name does not. */
export function GarmentDrawing({ cut = 'none', hex }: { cut: Drawn | undefined; hex?: string | undefined }) {
  const { cloth, parts, lines, buttons = [] }: Shape = shapes[cut]
  return (
    <svg className={styles.drawing} viewBox="0 0 120 160" aria-hidden="true" style={{ color: hex }}>
      <path className={styles.cloth} d={cloth} />
      {parts && <path className={styles.part} d={parts} />}
      {lines && <path className={styles.line} d={lines} />}
      {buttons.map(([x, y]) => (
        <circle key={`${x}.${y}`} className={styles.button} cx={x} cy={y} r="1.6" />
      ))}
    </svg>
  )
}

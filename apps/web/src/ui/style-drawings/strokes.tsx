/** The few strokes every drawing is made of, on a square of 72 units. What is symmetric is drawn once, as its right half. */
import type { ReactNode } from 'react'
import styles from './Drawing.module.css'

interface Path {
  d: string
}

const stroke = (name: string | undefined) => (path: Path) => <path className={name} d={path.d} />

/** The garment itself. */
export const Cloth = stroke(styles.cloth)
/** What the option is about. */
export const Part = stroke(styles.part)
/** The inside, or what lies behind. */
export const Hole = stroke(styles.hole)
export const Line = stroke(undefined)
export const Bold = stroke(styles.bold)
export const Seam = stroke(styles.seam)
export const Fine = stroke(styles.fine)
/** The wearer. */
export const Body = stroke(styles.body)
/** Thread of another colour: hooks, strings, a cut. */
export const Accent = stroke(styles.accent)

/** An edge that is what the option is about: marked on both of its sides. */
export const Edge = ({ d }: Path) => (
  <>
    <path className={styles.edge} d={d} />
    <path d={d} strokeWidth={2.2} />
  </>
)

interface At {
  x: number
  y: number
  r?: number
}

/** A small button, seen from afar. */
export const Dot = ({ x, y, r = 1.9 }: At) => <circle className={styles.dot} cx={x} cy={y} r={r} />
/** A button with its face. */
export const Knob = ({ x, y, r = 3 }: At) => <circle className={styles.knob} cx={x} cy={y} r={r} />

/** The right half and its mirror. */
export function Both({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 72 0)">{children}</g>
    </>
  )
}

/** Buttons down a line. */
export function Buttons({ x = 36, ys, r }: { x?: number; ys: readonly number[]; r?: number }) {
  return ys.map((y) => <Dot key={y} x={x} y={y} r={r} />)
}

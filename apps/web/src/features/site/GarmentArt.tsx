import styles from './Art.module.css'

const inches = [33, 34, 35, 36, 37, 38, 39]
const buttons = [128, 156, 184]
const tapePath = 'M-10 222H384c40 0 58 24 58 58v104c0 40-54 44-54 8 0-22 30-24 32-4'

/** A kurta on the cutting table: chalked lengths, and the tape across the chest. Decoration. */
export function GarmentArt() {
  return (
    <svg className={styles.art} viewBox="0 0 480 540" aria-hidden="true">
      <defs>
        <pattern id="table-grid" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0V40" className={styles.grid} />
        </pattern>
      </defs>
      <rect width="480" height="540" rx="18" className={styles.table} />
      <rect width="480" height="540" rx="18" fill="url(#table-grid)" />
      <Kurta />
      <Chalk />
      <Tape />
      <Pins />
    </svg>
  )
}

function Kurta() {
  return (
    <g>
      <path
        className={styles.cloth}
        d="M206 82c20 12 48 12 68 0l52 20c22 10 34 30 40 56l36 152-44 14-38-128c-4 84 6 178 16 282-32 10-66 14-96 14s-64-4-96-14c10-104 20-198 16-282l-38 128-44-14 36-152c6-26 18-46 40-56l52-20z"
      />
      <path
        className={styles.fold}
        d="M160 196c8-24 8-44 2-64M320 196c-8-24-8-44-2-64M200 460c2-56-2-120-10-176M282 470c-2-60 0-120 8-180"
      />
      <path className={styles.slit} d="M149 414l-5 64M331 414l5 64" />
      <path
        className={styles.cloth}
        d="M206 82c2-14 8-22 14-26 12 8 28 8 40 0 6 4 12 12 14 26-20 12-48 12-68 0z"
      />
      <path
        className={styles.stitch}
        d="M210 80c20 10 40 10 60 0M231 94v122h18V94M152 468c58 16 118 16 176 0M82 296l44 14M398 296l-44 14"
      />
      {buttons.map((y) => (
        <circle key={y} cx="240" cy={y} r="4.5" className={styles.sewn} />
      ))}
    </g>
  )
}

/** Lengths as a cutter chalks them: a line between two short bars, and the figure beside it. */
function Chalk() {
  return (
    <g>
      <path className={styles.chalk} d="M44 88v402M34 88h20M34 490h20M154 36h172M154 26v20M326 26v20" />
      <path className={styles.chalkDots} d="M54 88h150M54 490h180M154 46v56M326 46v56" />
      <text x="28" y="420" className={styles.figure} transform="rotate(-90 28 420)">
        42½
      </text>
      <text x="338" y="43" className={styles.figure}>
        18
      </text>
      <path className={styles.chalkPiece} d="m392 488 46-20 8 42z" />
    </g>
  )
}

function Tape() {
  return (
    <g className={styles.tape}>
      <path className={styles.tapeShade} d={tapePath} transform="translate(0 4)" />
      <path className={styles.tapeBand} d={tapePath} />
      <path className={styles.tapeTicks} d={tapePath} />
      <path className={styles.tapeMiddle} d={tapePath} />
      {inches.map((inch, step) => (
        <text key={inch} x={28 + step * 50} y="228" className={styles.inch}>
          {inch}
        </text>
      ))}
    </g>
  )
}

function Pins() {
  return (
    <g>
      <path className={styles.pin} d="m296 396 22 14M176 352l-20 14" />
      <circle cx="296" cy="396" r="5" className={styles.pinHead} />
      <circle cx="176" cy="352" r="5" className={styles.pinHead} />
    </g>
  )
}

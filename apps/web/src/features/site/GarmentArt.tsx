import styles from './Art.module.css'

const inches = [33, 34, 35, 36, 37, 38, 39]
const buttons = [128, 156, 184]
const tapePath = 'M-10 236H372c44 0 66 26 66 62v64c0 40-54 44-54 8 0-22 30-24 32-4'

/** A kurta on the cutting table: chalked lengths, and the tape across the chest. */
export function GarmentArt({ label }: { label: string }) {
  return (
    <svg className={styles.art} viewBox="0 0 480 520" role="img" aria-label={label}>
      <defs>
        <pattern id="table-grid" width="40" height="40" patternUnits="userSpaceOnUse">
          <path d="M40 0H0V40" className={styles.grid} />
        </pattern>
      </defs>
      <rect width="480" height="520" rx="18" className={styles.table} />
      <rect width="480" height="520" rx="18" fill="url(#table-grid)" />
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
        d="M202 84c22 14 54 14 76 0l62 22 84 144-46 28-46-66c-2 70 8 150 20 226-74 22-150 22-224 0 12-76 22-156 20-226l-46 66-46-28 84-144z"
      />
      <path
        className={styles.fold}
        d="M148 212c8-22 8-44 4-62M332 212c-8-22-8-44-4-62M196 470c4-60 2-120-6-170M286 472c-2-60 0-120 6-172"
      />
      <path
        className={styles.cloth}
        d="M202 84c2-14 8-22 16-26 14 8 30 8 44 0 8 4 14 12 16 26-22 14-54 14-76 0z"
      />
      <path
        className={styles.stitch}
        d="M208 82c20 11 44 11 64 0M231 96v122h18V96M135 430c70 19 140 19 210 0M69 236l38 23M411 236l-38 23"
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
      <path className={styles.chalk} d="M84 106v336M74 106h20M74 442h20M140 44h200M140 34v20M340 34v20" />
      <path className={styles.chalkDots} d="M94 442h40M140 54v48M340 54v48" />
      <text x="62" y="404" className={styles.figure} transform="rotate(-90 62 404)">
        42½
      </text>
      <text x="352" y="51" className={styles.figure}>
        18
      </text>
      <path className={styles.chalkPiece} d="m388 452 40-22 14 40z" />
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
        <text key={inch} x={28 + step * 50} y="241" className={styles.inch}>
          {inch}
        </text>
      ))}
    </g>
  )
}

function Pins() {
  return (
    <g>
      <path className={styles.pin} d="m300 404 24 14M170 388l-22 16" />
      <circle cx="300" cy="404" r="5" className={styles.pinHead} />
      <circle cx="170" cy="388" r="5" className={styles.pinHead} />
    </g>
  )
}

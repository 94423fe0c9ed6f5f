import styles from './Art.module.css'

/** One name as three people would type it; the thread leads each to the same line of the book. */
const spellings = ['asha sharma', 'आशा शर्मा', 'ਆਸ਼ਾ ਸ਼ਰਮਾ']
const rows = [236, 276, 356, 396]

export function BookArt() {
  return (
    <svg className={styles.art} viewBox="0 0 480 440" aria-hidden="true">
      <path className={styles.page} d="M36 176h408v240H36z" />
      <path className={styles.spine} d="M36 176h22v240H36z" />
      {rows.map((y) => (
        <path key={y} className={styles.rule} d={`M78 ${y}h346`} />
      ))}
      <path
        className={styles.scribble}
        d="M84 222h92M320 222h84M84 262h120M330 262h74M84 382h104M316 382h88"
      />
      <rect x="66" y="288" width="370" height="56" rx="8" className={styles.found} />
      <text x="84" y="323" className={styles.foundName}>
        {spellings[0]}
      </text>
      <text x="420" y="323" className={styles.foundPhone}>
        98140 •••••
      </text>
      {spellings.map((spelling, step) => (
        <Spelling key={spelling} text={spelling} x={8 + step * 158} />
      ))}
    </svg>
  )
}

function Spelling({ text, x }: { text: string; x: number }) {
  const middle = x + 74
  return (
    <g>
      <path className={styles.lead} d={`M${middle} 74C${middle} 170 250 190 250 286`} />
      <rect x={x} y="18" width="148" height="56" rx="10" className={styles.asked} />
      <text x={middle} y="53" className={styles.askedName}>
        {text}
      </text>
    </g>
  )
}

import styles from './Art.module.css'

const windings = [70, 84, 98, 112, 126, 140]

/** A spool of thread whose end is already through the needle. Decoration beside words. */
export function SpoolArt() {
  return (
    <svg className={styles.art} viewBox="0 0 280 220" aria-hidden="true">
      <path className={styles.thread} d="M132 140c40 30 66 46 92 20s-20-58-30-22 26 62 60 24" />
      <path className={styles.wood} d="M34 40h106l-12 20H46zM34 176h106l-12-22H46z" />
      <rect x="46" y="58" width="82" height="98" className={styles.wound} />
      {windings.map((y) => (
        <path key={y} className={styles.winding} d={`M46 ${y}l82 -8`} />
      ))}
      <ellipse cx="87" cy="40" rx="53" ry="9" className={styles.woodTop} />
      <ellipse cx="87" cy="40" rx="12" ry="3" className={styles.hole} />
      <path className={styles.needle} d="M258 30 236 186" />
      <path className={styles.eye} d="m240 160-1.5 11" />
    </svg>
  )
}

import styles from './AuthArt.module.css'

/** Chalk on indigo: the pattern of a kurta's front, its sleeve, and their seam allowances. Decoration for a desk. */
export function AuthArt() {
  return (
    <div className={styles.cloth}>
      <svg viewBox="0 0 320 480" className={styles.chalk} aria-hidden="true" focusable="false">
        <path d="M70 96c22 4 40-2 52-16 14 34 66 34 80 0 12 14 30 20 52 16-6 40 2 66 22 84l-18 228c-66 18-130 18-196 0L44 180c20-18 30-44 26-84Z" />
        <path
          className={styles.seam}
          d="M60 84c24 6 46-4 58-24 12 50 76 50 88 0 12 20 34 30 58 24-8 48 2 72 26 92l-20 242c-72 22-144 22-216 0L30 176c24-20 36-44 30-92Z"
        />
        <path className={styles.fold} d="M162 104v316" />
        <path className={styles.measure} d="M56 214h212M50 300h224M62 408c66 18 130 18 196 0" />
        <path d="M162 120v96M156 136h12M156 160h12M156 184h12" />
        <path className={styles.measure} d="M62 208v12M262 208v12M56 294v12M268 294v12" />
        <path className={styles.needle} d="m236 448 54-54M290 394c8-8 14-8 16-4s-4 10-12 12l-58 46" />
        <path className={styles.thread} d="M300 392c24-34-12-60 2-92s-6-44-2-70" />
      </svg>
    </div>
  )
}

import styles from './Icon.module.css'

/** Line drawings on a 24 × 24 field, one stroke weight, in the ink of the text around them. */
const strokes = {
  needle: 'M20 4 6.5 17.5M17.6 5.2l1.2 1.2M6.5 17.5 4 20M18.3 5.7c-8-2.4-8.6 3.8-5.3 6.4s1.8 7.4-4.6 7.9',
  slip: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  shopfront:
    'M5 11v9h14v-9M3 9.5 5 4h14l2 5.5M3 9.5c0 2.6 4.5 2.6 4.5 0 0 2.6 4.5 2.6 4.5 0 0 2.6 4.5 2.6 4.5 0 0 2.6 4.5 2.6 4.5 0M10 20v-5h4v5',
  bars: 'M4 20h16M7 20v-6M12 20V6M17 20v-9',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3M12 14.5v2',
  rupee: 'M7 5h10M7 9h10M7 5c7.5 0 7.5 8 0 8l7 7',
  tape: 'M3 8h18v8H3zM6 8v4M9 8v2.5M12 8v4M15 8v2.5M18 8v4',
  spool: 'M6 4h12M6 20h12M8 4v16M16 4v16M8 8l8 1.5M8 12l8 1.5M8 16l8 1.5',
  people:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3.5 20c0-4 2.5-6 5.5-6s5.5 2 5.5 6M16 5.6a2.7 2.7 0 0 1 0 5.3M17 14.3c2.2.6 3.5 2.6 3.5 5.7',
  book: 'M5 5.5A1.5 1.5 0 0 1 6.5 4H19v12H6.5A1.5 1.5 0 0 0 5 17.5zM5 17.5A1.5 1.5 0 0 0 6.5 20H19v-4M9 8h6M9 11h4',
  tag: 'M4 4h8l8.5 8.5-8 8L4 12zM8.2 8.2h.01',
  rings: 'M9 16a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM15 18a5 5 0 1 0 0-10 5 5 0 0 0 0 10z',
  percent: 'M6 18 18 6M8 9.4a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 18.6a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  hand: 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11V4.8a1.5 1.5 0 0 1 3 0V11V6.3a1.5 1.5 0 0 1 3 0V15c0 3.6-2 6-5.5 6-3 0-4.4-1.4-5.8-4.1L4 13.6c-.8-1.6 1-2.6 2.1-1.4z',
  speech: 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12.3h5',
  check: 'M5 12.5 9.5 17 19 7.5',
  shears: 'M6 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM6 21a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8.5 7.7 20 17M8.5 16.3 20 7',
  rosette: 'M12 13.5a4.8 4.8 0 1 0 0-9.6 4.8 4.8 0 0 0 0 9.6zM9 12.6 7.5 21l4.5-2.5 4.5 2.5-1.5-8.4',
  script: 'M4 6h16M8 6v4.5a4 4 0 0 0 8 0M16 6v13',
  phone:
    'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM11 18h2',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4',
  onward: 'M4 12h15M13 6l6 6-6 6',
  list: 'M4 6h10M4 12h10M4 18h6M19 4v14M16 15l3 3 3-3',
} as const

export type IconName = keyof typeof strokes

export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes[name]} />
    </svg>
  )
}

/** The same drawing sewn on like a button: a disc with a running stitch around. */
export function SewnIcon({ name }: { name: IconName }) {
  return (
    <span className={styles.sewn}>
      <Icon name={name} />
    </span>
  )
}

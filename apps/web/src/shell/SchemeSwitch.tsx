import { chooseScheme, schemes, useScheme } from '../theme/scheme.ts'
import { useT } from '../words/use-t.ts'
import styles from './Switches.module.css'

const shapes = {
  system: 'M12 3a9 9 0 1 0 0 18ZM12 3a9 9 0 0 1 0 18',
  light:
    'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12 1v2M12 21v2M1 12h2M21 12h2M4.2 4.2l1.4 1.4M18.4 18.4l1.4 1.4M4.2 19.8l1.4-1.4M18.4 5.6l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5Z',
}

/** One button that goes round: the device's colours, light, dark. */
export function SchemeSwitch() {
  const t = useT()
  const { choice } = useScheme()
  const next = schemes[(schemes.indexOf(choice) + 1) % schemes.length] ?? 'system'
  const label = t(`shell.scheme.${choice}`)
  return (
    <button
      type="button"
      className={styles.single}
      aria-label={label}
      title={label}
      onClick={() => chooseScheme(next)}
    >
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path
          d={shapes[choice]}
          fill="none"
          stroke="currentcolor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {choice === 'system' && <path d="M12 3a9 9 0 1 0 0 18Z" fill="currentcolor" />}
      </svg>
    </button>
  )
}

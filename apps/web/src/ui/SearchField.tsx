import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isLeavingScreen } from './leaving.ts'
import styles from './SearchField.module.css'

const settleMs = 180

interface Props {
  label: string
  clearLabel: string
  words: string
  /** Typing on in the same search replaces the last step, so that Back takes the whole search away. */
  onSearch: (words: string, options: { replace: boolean }) => void
  /** The screen begins here. */
  isFirst?: boolean
}

/** The search of a list. It waits until the typing pauses; `/` on the keyboard leads here. */
export function SearchField({ label, clearLabel, words, onSearch, isFirst }: Props) {
  const { typed, type } = useTyped(words, onSearch)
  return (
    <search className={styles.search}>
      <Search size={22} aria-hidden="true" className={styles.glass} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        data-search
        // biome-ignore lint/a11y/noAutofocus: only where finding is the screen's one purpose
        autoFocus={isFirst}
        data-focus-first={isFirst}
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={120}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed && (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={() => type('')}>
          <X size={20} aria-hidden="true" />
        </button>
      )}
    </search>
  )
}

/** What is being typed runs ahead of the URL; a change of the URL by anyone else is taken over. */
function useTyped(words: string, onSearch: Props['onSearch']) {
  const [typed, setTyped] = useState(words)
  const sent = useRef(words)
  const send = useEffectEvent((text: string) => {
    sent.current = text
    onSearch(text, { replace: words !== '' && text !== '' })
  })
  useEffect(() => {
    if (typed === sent.current) return
    // Whoever taps what is found before the typing was sent is on the way to it, and stays so.
    const settle = () => (isLeavingScreen() ? wait() : send(typed))
    const wait = () => {
      timer = setTimeout(settle, settleMs)
    }
    let timer: ReturnType<typeof setTimeout>
    wait()
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (words === sent.current) return
    sent.current = words
    setTyped(words)
  }, [words])
  return { typed, type: setTyped }
}

import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSay } from '../../words/use-say.ts'
import styles from './DirectorySearch.module.css'

const settleMs = 180

interface Props {
  words: string
  /** Typing on in the same search replaces the last step, so that Back takes the whole search away. */
  onSearch: (words: string, options: { replace: boolean }) => void
}

/** Name in any script, digits of a phone, or the number of a record. */
export function DirectorySearch({ words, onSearch }: Props) {
  const say = useSay()
  const { typed, type } = useTyped(words, onSearch)
  const label = say('customers.search.label')
  return (
    <search className={styles.search}>
      <Search size={22} aria-hidden="true" className={styles.glass} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        data-search
        className={styles.input}
        aria-label={label}
        placeholder={label}
        maxLength={120}
        value={typed}
        onChange={(event) => type(event.target.value)}
      />
      {typed && (
        <button
          type="button"
          className={styles.clear}
          aria-label={say('customers.search.clear')}
          onClick={() => type('')}
        >
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
    const timer = setTimeout(() => send(typed), settleMs)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => {
    if (words === sent.current) return
    sent.current = words
    setTyped(words)
  }, [words])
  return { typed, type: setTyped }
}

import { useState } from 'react'
import { useT } from '../../words/use-t.ts'
import { mayTranslate, setTranslate } from './consent.ts'
import styles from './Translate.module.css'

/** What another company may do here: nothing until it is allowed, and that choice is obeyed from the next page on. */
export function TranslateChoice() {
  const t = useT()
  return (
    <div className={styles.choice} id="choices">
      <h2>{t('translate.choice.title')}</h2>
      <p>{t('translate.choice.always')}</p>
      <TranslateToggle />
    </div>
  )
}

/** Shows or hides the translation on the public pages of this browser. */
export function TranslateToggle() {
  const t = useT()
  const [isAllowed, setAllowed] = useState(mayTranslate)
  function onChange(allowed: boolean) {
    setAllowed(allowed)
    setTranslate(allowed)
    // What a page may load is settled when it is sent.
    window.location.reload()
  }
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={isAllowed}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        <strong>{t('translate.choice.allow')}</strong>
        <br />
        {t('translate.choice.what')}
      </span>
    </label>
  )
}

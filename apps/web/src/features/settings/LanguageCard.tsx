import { languageCodes, languages } from '@darzi/words/languages.ts'
import { Check } from 'lucide-react'
import { call } from '../../data/api.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { Card } from '../../ui/Card.tsx'
import { chooseLanguage } from '../../words/language.ts'
import { useSpeech } from '../../words/use-t.ts'
import { TranslateToggle } from '../translate/api.ts'
import styles from './Settings.module.css'

/** The language of this device and of the own account: a card for each, in its own script. */
export function LanguageCard() {
  const { t, language, coming } = useSpeech()
  async function choose(code: (typeof languageCodes)[number]) {
    await chooseLanguage(code)
    // Mails and papers for this person follow.
    await call('PATCH /api/account', { body: { language: code } }).catch(toastProblem)
  }
  return (
    <Card title={t('settings.language.title')} aria-label={t('settings.language.title')}>
      <div className={styles.body}>
        <div className={styles.languages}>
          {languageCodes.map((code) => (
            <button
              key={code}
              type="button"
              className={styles.language}
              aria-pressed={code === (coming ?? language)}
              aria-busy={code === coming || undefined}
              onClick={() => void choose(code)}
            >
              <span lang={code} className={styles.native}>
                {languages[code].nativeName}
              </span>
              <span lang="en">{languages[code].name}</span>
              {code === (coming ?? language) && <Check size={20} aria-hidden="true" />}
            </button>
          ))}
        </div>
        <p className={styles.soft}>{t('settings.language.tip')}</p>
        <TranslateToggle />
      </div>
    </Card>
  )
}

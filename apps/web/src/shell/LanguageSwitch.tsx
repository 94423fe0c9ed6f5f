import { type Language, languageCodes, languages } from '@darzi/words/languages.ts'
import { chooseLanguage } from '../words/language.ts'
import { useSpeech } from '../words/use-t.ts'
import styles from './Switches.module.css'

/** What a button shows stands in its name too, so that someone who speaks what they see is understood. */
const faces = {
  en: { short: 'EN', name: 'EN English' },
  hi: { short: 'हि', name: 'हिन्दी' },
  pa: { short: 'ਪੰ', name: 'ਪੰਜਾਬੀ' },
} satisfies Record<Language, { short: string; name: string }>

/** Three languages, three buttons, each in its own script. Says so when a language's words do not come. */
export function LanguageSwitch() {
  const { t, language, coming, missed } = useSpeech()
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would add a frame and a legend to three small buttons */}
      <div role="group" aria-label={t('shell.language.label')} className={styles.group}>
        {languageCodes.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-label={faces[code].name}
            aria-pressed={code === (coming ?? language)}
            aria-busy={code === coming || undefined}
            onClick={() => void chooseLanguage(code)}
          >
            {faces[code].short}
          </button>
        ))}
      </div>
      {missed && (
        <p role="alert" className={styles.missed}>
          {t('shell.language.missed', { language: languages[missed].nativeName })}
        </p>
      )}
    </div>
  )
}

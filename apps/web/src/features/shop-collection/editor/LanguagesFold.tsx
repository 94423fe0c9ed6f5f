import { otherLanguages } from '@darzi/tailoring/collection/other-words.ts'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from './Editor.module.css'
import type { ItemForm } from './use-item-form.ts'

/** What the garment is called in other languages, out of the way of whoever sells in one. */
export function LanguagesFold({ form }: { form: ItemForm }) {
  const t = useT()
  const { draft, change, errorAt } = form
  return (
    <details className={styles.folded}>
      <summary>{t('collection.languages.title')}</summary>
      <p className={styles.why}>{t('collection.languages.why')}</p>
      {otherLanguages.map((language) => {
        const { name = '', description = '' } = draft.otherWords[language] ?? {}
        const set = (part: { name?: string; description?: string }) =>
          change({
            otherWords: { ...draft.otherWords, [language]: { name, description, ...part } },
          })
        return (
          <div key={language} className={styles.pairs} lang={language}>
            <TextField
              label={t(`collection.languages.name.${language}`)}
              isOptional
              value={name}
              maxLength={80}
              error={errorAt(`otherWords.${language}.name`)}
              onChange={(event) => set({ name: event.target.value })}
            />
            <TextArea
              label={t(`collection.languages.description.${language}`)}
              isOptional
              value={description}
              maxLength={1000}
              rows={2}
              error={errorAt(`otherWords.${language}.description`)}
              onChange={(event) => set({ description: event.target.value })}
            />
          </div>
        )
      })}
    </details>
  )
}

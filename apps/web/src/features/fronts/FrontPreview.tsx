import { useT } from '../../words/use-t.ts'
import styles from './FrontEditor.module.css'
import { previewStyle } from './front-style.ts'

interface Props {
  name: string
  tagline: string
  logoUrl: string | undefined
  colours: { mainColour: string; accentColour: string }
}

/** The top of the front in both schemes, as it would be with what is typed now. */
export function FrontPreview({ name, tagline, logoUrl, colours }: Props) {
  const t = useT()
  return (
    <section className={styles.previews} aria-label={t('front-editor.preview.label')}>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} className={styles.preview} style={previewStyle(colours, scheme)}>
          <div className={styles.sign}>
            {logoUrl && <img src={logoUrl} alt="" />}
            <strong>{name}</strong>
          </div>
          <div className={styles.ground}>
            <p>{tagline || t('front-editor.preview.tagline')}</p>
            <span className={styles.act}>{t('front-editor.preview.act')}</span>{' '}
            <span className={styles.link}>{t('front-editor.preview.link')}</span>
          </div>
        </div>
      ))}
    </section>
  )
}

import { Button } from '../../../ui/Button.tsx'
import { useT } from '../../../words/use-t.ts'
import styles from '../BodyScan.module.css'
import { useModel } from '../see/model.ts'
import { modelPlace } from '../see/model-place.ts'

const promises = ['device', 'memory', 'numbers', 'yours'] as const

interface Props {
  onAgree: () => void
  onWithout: () => void
}

/** Asked of everybody who is photographed, also where the program is here from the one before. */
export function ConsentCard({ onAgree, onWithout }: Props) {
  const t = useT()
  const { stage } = useModel()
  const size = (modelPlace().sentBytes / 1e6).toFixed(1)
  return (
    <section className={styles.part}>
      <h2>{t('body-scans.consent.title')}</h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{t(`body-scans.consent.${promise}`)}</li>
        ))}
      </ul>
      <p>{stage === 'ready' ? t('body-scans.model.ready') : t('body-scans.consent.size', { size })}</p>
      <div className={styles.acts}>
        <Button kind="next" isLarge onClick={onAgree}>
          {t('body-scans.consent.agree')}
        </Button>
        <Button kind="plain" onClick={onWithout}>
          {t('body-scans.photos.without')}
        </Button>
      </div>
      <p className={styles.faint}>{t('body-scans.consent.age')}</p>
    </section>
  )
}

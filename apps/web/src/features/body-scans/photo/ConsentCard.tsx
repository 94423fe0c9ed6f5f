import { Button } from '../../../ui/Button.tsx'
import { useSay } from '../../../words/use-say.ts'
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
  const say = useSay()
  const { stage } = useModel()
  const size = (modelPlace().sentBytes / 1e6).toFixed(1)
  return (
    <section className={styles.part}>
      <h2>{say('body-scans.consent.title')}</h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{say(`body-scans.consent.${promise}`)}</li>
        ))}
      </ul>
      <p>{stage === 'ready' ? say('body-scans.model.ready') : say('body-scans.consent.size', { size })}</p>
      <div className={styles.acts}>
        <Button kind="next" isLarge onClick={onAgree}>
          {say('body-scans.consent.agree')}
        </Button>
        <Button kind="plain" onClick={onWithout}>
          {say('body-scans.photos.without')}
        </Button>
      </div>
      <p className={styles.faint}>{say('body-scans.consent.age')}</p>
    </section>
  )
}

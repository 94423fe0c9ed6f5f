import { Button } from '../../../ui/Button.tsx'
import { useSay } from '../../../words/use-say.ts'
import styles from '../BodyScan.module.css'
import { fetchResultsAhead } from '../fetch-ahead.ts'
import { startModel } from '../see/model.ts'
import { modelPlace } from '../see/model-place.ts'

const promises = ['device', 'memory', 'numbers', 'yours'] as const

/** What is agreed to before anything is loaded or seen. */
function begin() {
  void startModel()
  void fetchResultsAhead()
}

export function ConsentCard({ onWithout }: { onWithout: () => void }) {
  const say = useSay()
  const size = (modelPlace().sentBytes / 1e6).toFixed(1)
  return (
    <section className={styles.part}>
      <h2>{say('body-scans.consent.title')}</h2>
      <ul className={styles.promises}>
        {promises.map((promise) => (
          <li key={promise}>{say(`body-scans.consent.${promise}`)}</li>
        ))}
      </ul>
      <p>{say('body-scans.consent.size', { size })}</p>
      <div className={styles.acts}>
        <Button kind="next" isLarge onClick={begin}>
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

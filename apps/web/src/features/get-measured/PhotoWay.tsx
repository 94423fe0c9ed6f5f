import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './GetMeasured.module.css'

/** The other way to be measured: by two photos, on this device. */
export function PhotoWay({ shop }: { shop: string | undefined }) {
  const say = useSay()
  return (
    <section className={styles.photoWay}>
      <h2>{say('get-measured.way.photo')}</h2>
      <p>{say('get-measured.way.photoWhy')}</p>
      <ButtonLink to={links.upload({ shop })} kind="primary" isLarge>
        {say('get-measured.way.photoAct')}
      </ButtonLink>
    </section>
  )
}

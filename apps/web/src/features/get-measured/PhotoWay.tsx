import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './GetMeasured.module.css'

/** The other way to be measured: by two photos, on this device. */
export function PhotoWay({ shop }: { shop: string | undefined }) {
  const t = useT()
  return (
    <section className={styles.photoWay}>
      <h2>{t('get-measured.way.photo')}</h2>
      <p>{t('get-measured.way.photoWhy')}</p>
      <ButtonLink to={links.upload({ shop })} kind="primary" isLarge>
        {t('get-measured.way.photoAct')}
      </ButtonLink>
    </section>
  )
}

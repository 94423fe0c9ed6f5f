import { useT } from '../../words/use-t.ts'
import styles from './ProductPictures.module.css'
import { Section } from './Section.tsx'

/** Taken from the running product with its sample shop, by tools/site-pictures.ts. */
const pictures = ['today', 'ticket', 'order'] as const

export function ProductPictures() {
  const t = useT()
  return (
    <Section title={t('site-tailors.pictures.title')} lede={t('site-tailors.pictures.lede')} ground="sunk">
      <ul className={styles.row}>
        {pictures.map((name) => (
          <li key={name}>
            <figure className={styles.figure}>
              <img
                src={`/pictures/${name}.webp`}
                width={360}
                height={740}
                alt={t(`site-tailors.pictures.${name}Alt`)}
                loading="lazy"
                decoding="async"
              />
              <figcaption>{t(`site-tailors.pictures.${name}`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

import type { TailorPage } from '@darzi/contract/find-tailors.ts'
import { ledeOf } from '@darzi/tailoring/shops/lede.ts'
import { linkKinds } from '@darzi/tailoring/shops/profile-limits.ts'
import { call } from '../../data/api.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { InstantDayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { ReportButton } from '../reports/api.ts'
import styles from './FindTailors.module.css'
import { Stars } from './Stars.tsx'
import { TailorReviews } from './TailorReviews.tsx'

/** Who they are, how they stand with their customers, what they ask and what they made. */
export function TailorFacts({ tailor }: { tailor: TailorPage }) {
  const t = useT()
  return (
    <>
      <Head tailor={tailor} />
      <Portfolio tailor={tailor} />
      <Standing tailor={tailor} />
      {tailor.prices.length > 0 && (
        <section className={styles.part} aria-labelledby="prices">
          <h2 id="prices">{t('find-tailors.tailor.prices')}</h2>
          <ul className={styles.prices}>
            {tailor.prices.map(({ key, name, fromMinor, days }) => (
              <li key={key}>
                <span>
                  {name ?? t(`garment-names.types.${key}`)}
                  <small>{t('find-tailors.tailor.days', { count: days })}</small>
                </span>
                <strong>
                  <Money minor={fromMinor} currency={tailor.currency} />
                </strong>
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{t('find-tailors.tailor.pricesWhy')}</p>
        </section>
      )}
      {tailor.standing.reviews > 0 && <TailorReviews slug={tailor.slug} shop={tailor.name} />}
      <Where tailor={tailor} />
      <div>
        <ReportButton
          of={t('find-tailors.report.shop')}
          send={(body) => call('POST /api/tailors/:slug/report', { params: { slug: tailor.slug }, body })}
        >
          {t('find-tailors.report.shop')}
        </ReportButton>
      </div>
    </>
  )
}
export default TailorFacts

function Head({ tailor }: { tailor: TailorPage }) {
  const t = useT()
  const place = [tailor.city, tailor.state].filter(Boolean).join(', ')
  return (
    <header className={styles.head}>
      <h1>{tailor.name}</h1>
      {/* As the server drew both (find-tailors/tailor-head.ts). */}
      {tailor.about && <p>{ledeOf(tailor.about)}</p>}
      <div className={styles.place}>
        {place}
        {tailor.standing.verified && <Badge tone="leaf">{t('find-tailors.standing.verified')}</Badge>}
      </div>
      {tailor.isDemo && <p>{t('find-tailors.card.sampleWhy')}</p>}
      <div className={styles.acts}>
        <ButtonLink to={links.askForQuote(tailor.slug)} kind="primary" isLarge>
          {t('find-tailors.tailor.ask')}
        </ButtonLink>
        {tailor.bookingPath && (
          <ButtonLink to={tailor.bookingPath} isLarge>
            {t('find-tailors.tailor.book')}
          </ButtonLink>
        )}
        <ButtonLink to={links.getMeasured(tailor.shopId)} isLarge>
          {t('find-tailors.tailor.sendSizes')}
        </ButtonLink>
        <ButtonLink to={links.shop({ shop: tailor.shopId })} isLarge>
          {t('find-tailors.tailor.collection')}
        </ButtonLink>
      </div>
    </header>
  )
}

function Standing({ tailor }: { tailor: TailorPage }) {
  const t = useT()
  const { standing } = tailor
  return (
    <section className={styles.part} aria-labelledby="standing">
      <h2 id="standing">{t('find-tailors.standing.title')}</h2>
      <Stars rating={standing.rating} reviews={standing.reviews} />
      {standing.keptPercent !== undefined && (
        <p>{t('find-tailors.standing.kept', { percent: standing.keptPercent })}</p>
      )}
      {standing.reworkPercent !== undefined && (
        <p>{t('find-tailors.standing.rework', { percent: standing.reworkPercent })}</p>
      )}
      {standing.verified && (
        <p>
          {t('find-tailors.standing.verifiedOn')} <InstantDayText at={standing.verified.at} />:{' '}
          {standing.verified.for.map((what) => t(`find-tailors.verifiedFor.${what}`)).join(', ')}
        </p>
      )}
      <p className={styles.soft}>{t('find-tailors.standing.counted')}</p>
    </section>
  )
}

function Portfolio({ tailor }: { tailor: TailorPage }) {
  const t = useT()
  if (tailor.photos.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="work">
      <h2 id="work">{t('find-tailors.tailor.work')}</h2>
      <ul className={styles.photos}>
        {tailor.photos.map(({ id, caption, garments, url, thumbUrl }, at) => {
          const title = caption ?? garments.map((garment) => garmentName(t, garment)).join(', ')
          return (
            <li key={id}>
              <a href={url} target="_blank" rel="noreferrer">
                <img
                  src={thumbUrl}
                  alt={title || t('find-tailors.tailor.photo', { number: at + 1 })}
                  loading={at === 0 ? 'eager' : 'lazy'}
                />
              </a>
              {title && <p className={styles.soft}>{title}</p>}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function Where({ tailor }: { tailor: TailorPage }) {
  const t = useT()
  const { languages, hasWoman, specialties, experienceYears, address, phone } = tailor
  const facts = [
    ['address', address],
    ['languages', languages.map((code) => t(`find-tailors.language.${code}`)).join(', ')],
    ['specialties', specialties.join(', ')],
    [
      'experience',
      experienceYears === undefined ? '' : t('find-tailors.tailor.years', { count: experienceYears }),
    ],
    ['woman', hasWoman ? t('find-tailors.tailor.yes') : ''],
  ].filter(([, value]) => value)
  const given = linkKinds.filter((kind) => tailor.links[kind])
  // What the head of the page has no room for.
  const about = tailor.about && ledeOf(tailor.about) !== tailor.about ? tailor.about : undefined
  if (facts.length === 0 && !phone && given.length === 0 && !about) return null
  return (
    <section className={styles.part} aria-labelledby="where">
      <h2 id="where">{t('find-tailors.tailor.where')}</h2>
      {about && <p className={styles.about}>{about}</p>}
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`find-tailors.tailor.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {(phone || given.length > 0) && (
        <div className={styles.acts}>
          {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
          {given.map((kind) => (
            <a key={kind} href={tailor.links[kind]} target="_blank" rel="noreferrer nofollow">
              {t(`find-tailors.link.${kind}`)}
            </a>
          ))}
        </div>
      )}
    </section>
  )
}

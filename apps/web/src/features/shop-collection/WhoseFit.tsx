import { Link, useLocation } from 'react-router'
import { links } from '../../links.ts'
import { InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { isCorrectedHere, isOwn, type StoredScan } from '../body-scans/api.ts'
import styles from './Shop.module.css'

interface Props {
  scan: StoredScan | undefined
  /** Of another, which garments are judged by once it is chosen. */
  other: StoredScan | undefined
  /** The measuring that the address asks for. */
  asked: string | undefined
}

/** Whose measurements the fit is worked out from; the way to another's, and to being measured. */
export function WhoseFit({ scan, other, asked }: Props) {
  const t = useT()
  const addressOf = useAddressOf()
  return (
    <aside className={styles.banner} aria-label={t('shop-collection.banner.label')}>
      {scan ? (
        <>
          <WhoseSizes scan={scan} />
          <Link to={links.results(undefined, { scan: asked })}>
            {t(isOwn(scan) ? 'shop-collection.banner.results' : 'shop-collection.banner.othersResults')}
          </Link>
        </>
      ) : (
        <>
          <p>{t(other ? 'shop-collection.banner.notYou' : 'shop-collection.banner.invite')}</p>
          <Link to={links.upload()}>{t('shop-collection.banner.start')}</Link>
        </>
      )}
      {other && (
        <Link to={addressOf(other.id)}>
          {other.name === undefined
            ? t('shop-collection.banner.ofOther')
            : t('shop-collection.banner.of', { name: other.name })}
        </Link>
      )}
      {scan && !isOwn(scan) && <Link to={addressOf(undefined)}>{t('shop-collection.banner.ofMe')}</Link>}
    </aside>
  )
}

/** Of whom and when; and that the account has older numbers. */
export function WhoseSizes({ scan }: { scan: StoredScan }) {
  const t = useT()
  const { name, forPerson } = scan
  const whose = forPerson !== undefined ? 'customer' : name === undefined ? 'measured' : 'measuredOf'
  return (
    <p>
      {t(`shop-collection.banner.${whose}`, { name: name ?? '' })} <InstantText at={scan.takenAt} />
      {isCorrectedHere(scan) && <> · {t('shop-collection.banner.corrected')}</>}
    </p>
  )
}

/** This page with another measuring asked for, or none. */
export function useAddressOf() {
  const { pathname, search } = useLocation()
  return (scan: string | undefined) => {
    const next = new URLSearchParams(search)
    if (scan === undefined) next.delete('scan')
    else next.set('scan', scan)
    return { pathname, search: next.toString() }
  }
}

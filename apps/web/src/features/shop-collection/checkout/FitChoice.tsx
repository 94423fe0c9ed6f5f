import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../../data/session.ts'
import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { InstantText } from '../../../ui/DateText.tsx'
import { useT } from '../../../words/use-t.ts'
import { isOrderable, isOwn, type StoredScan, useScanInAddress } from '../../body-scans/api.ts'
import { FitLine } from '../FitLine.tsx'
import { fitOfItem } from '../fit-of-item.ts'
import { SizeChoice } from '../SizeChoice.tsx'
import { judgedBody } from '../use-judged-body.ts'
import { useAddressOf } from '../WhoseFit.tsx'
import styles from './Checkout.module.css'
import type { SizesFrom } from './sizes-from.ts'
import type { Choosing } from './use-choice.ts'

interface Props {
  item: CollectionItem
  choosing: Choosing
  scan: StoredScan | undefined
  /** Of somebody else, who may be chosen instead. */
  other: StoredScan | undefined
  /** Whether there is one is not known yet. */
  isUnknown: boolean
  from: SizesFrom | undefined
  onFrom: (from: SizesFrom) => void
  errors: Partial<Record<string, string>>
}

/** In a size of the list, or made to measure: by the own measuring, or by the shop's own tape. */
export function FitChoice({ item, choosing, scan, other, isUnknown, from, onFrom, errors }: Props) {
  const t = useT()
  const group = useId()
  const { choice, chooseFit, chooseSize } = choosing
  const judged = judgedBody(scan, useScanInAddress())
  const fit = fitOfItem(judged, item)
  return (
    <div className={styles.part}>
      {item.isMadeToMeasure && (
        <fieldset className={styles.ways}>
          <legend className="onlyRead">{t('checkout.fit.title')}</legend>
          {(['size', 'measured'] as const).map((way) => (
            <label key={way} className={styles.way}>
              <input
                type="radio"
                name={group}
                checked={choice.isMadeToMeasure === (way === 'measured')}
                onChange={() => chooseFit(way)}
              />
              <span>{t(`checkout.fit.${way}`)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {errors.isMadeToMeasure && <p role="alert">{errors.isMadeToMeasure}</p>}
      {choice.isMadeToMeasure ? (
        <Measured scan={scan} other={other} isUnknown={isUnknown} from={from} onFrom={onFrom} />
      ) : (
        <>
          <SizeChoice
            sizes={item.sizes.map((each) => each.size)}
            chosen={choice.size}
            onChoose={chooseSize}
            error={errors.size}
          />
          {item.cut && !isUnknown && (
            <FitLine fit={fit} size={choice.size} isMeasured={judged !== undefined} />
          )}
        </>
      )}
    </div>
  )
}

/** Whose tape it is made by: the own measuring, or the shop's. */
export function Measured({
  scan,
  other,
  isUnknown,
  from,
  onFrom,
}: Pick<Props, 'scan' | 'other' | 'isUnknown' | 'from' | 'onFrom'>) {
  const t = useT()
  const group = useId()
  const { user } = useSession()
  const addressOf = useAddressOf()
  const name = scan?.name
  function whose() {
    if (!scan) return t(`checkout.measured.${isUnknown ? 'notCome' : user ? 'noScanOwn' : 'noScan'}`)
    if (!isOrderable(scan)) return t('checkout.measured.scanCustomer')
    return name === undefined ? t('checkout.measured.scan') : t('checkout.measured.scanOf', { name })
  }
  return (
    <fieldset className={styles.ways}>
      <legend>{t('checkout.measured.title')}</legend>
      <label className={styles.way}>
        <input
          type="radio"
          name={group}
          checked={from === 'scan'}
          disabled={!isOrderable(scan)}
          onChange={() => onFrom('scan')}
        />
        <span>
          {whose()} {scan && <InstantText at={scan.takenAt} />}
        </span>
      </label>
      {other?.name !== undefined && (
        <p>
          <Link to={addressOf(other.id)}>{t('checkout.measured.other', { name: other.name })}</Link>
        </p>
      )}
      {!isOwn(scan) && !isUnknown && (
        <p>
          <ButtonLink to={links.upload()}>{t('checkout.measured.start')}</ButtonLink>
        </p>
      )}
      <label className={styles.way}>
        <input type="radio" name={group} checked={from === 'shop'} onChange={() => onFrom('shop')} />
        <span>{t('checkout.measured.shop')}</span>
      </label>
      {from === 'scan' && scan && (
        <p className={styles.note}>
          {name !== undefined && `${t('checkout.measured.sewnFor', { name })} `}
          {t('checkout.measured.sent')}
        </p>
      )}
    </fieldset>
  )
}

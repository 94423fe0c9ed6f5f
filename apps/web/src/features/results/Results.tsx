import type { Site } from '@darzi/body/shapes.ts'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { useStoredUnit } from '../../data/stored-unit.ts'
import { useT } from '../../words/use-t.ts'
import type { StoredScan } from '../body-scans/api.ts'
import { SaveScanCard } from '../body-scans-save/api.ts'
import { BookCard } from './BookCard.tsx'
import { ConfidenceBand } from './ConfidenceBand.tsx'
import { DeviceLine } from './DeviceLine.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { OthersHere } from './OthersHere.tsx'
import { ResultActions } from './ResultActions.tsx'
import { ResultAvatar } from './ResultAvatar.tsx'
import styles from './Results.module.css'
import { SavedScans } from './SavedScans.tsx'
import { ShapeCard } from './ShapeCard.tsx'
import { SizeList } from './SizeList.tsx'
import { useCorrecting } from './use-correcting.ts'
import type { OwnScans } from './use-own-scans.ts'

interface Props {
  scan: StoredScan
  /** Whose it is, when not of the account's own person. */
  name: string | undefined
  /** An earlier or later one of the same person, beside it. */
  other: StoredScan | undefined
  own: OwnScans
  isOnDevice: boolean
}

export function Results({ scan, name, other, own, isOnDevice }: Props) {
  const t = useT()
  const [unit, setUnit] = useStoredUnit()
  const [openSite, setOpenSite] = useState<Site>()
  const { pathname, search: query } = useLocation()
  const [search] = useSearchParams()
  const personId = search.get('person')
  const isForCustomer = useMay('measurements.write') && personId !== null
  const here = `${pathname}${query}`
  const correcting = useCorrecting({ scan, isOnDevice, onSaved: own.reload })
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <ResultAvatar scan={scan} other={other} unit={unit} marked={openSite} />
      </div>
      <div className={styles.numbers}>
        {name && <h2>{t('results.whose', { name })}</h2>}
        <ConfidenceBand scan={scan} unit={unit} />
        <KeyFigures scan={scan} unit={unit} />
        {isForCustomer && <BookCard scan={scan} personId={personId} />}
        <ResultActions scan={scan} isForCustomer={isForCustomer} />
        {!isForCustomer && <SaveScanCard scan={scan} from={here} onSaved={own.reload} />}
        <SizeList {...{ scan, unit, onUnit: setUnit, openSite, onOpen: setOpenSite, correcting }} />
        <ShapeCard scan={scan} />
        {!isForCustomer && <SavedScans scan={scan} other={other} own={own} />}
        <OthersHere scan={scan} own={own} />
        {isOnDevice && <DeviceLine scan={scan} />}
      </div>
    </div>
  )
}

import type { Site } from '@darzi/body/shapes.ts'
import { useState } from 'react'
import type { KeptScan } from '../body-scans/kept-scan.ts'
import { ConfidenceBand } from './ConfidenceBand.tsx'
import { KeyFigures } from './KeyFigures.tsx'
import { useKeptUnit } from './kept-unit.ts'
import { ResultActions } from './ResultActions.tsx'
import { ResultAvatar } from './ResultAvatar.tsx'
import styles from './Results.module.css'
import { SavedScans } from './SavedScans.tsx'
import { ShapeCard } from './ShapeCard.tsx'
import { SizeList } from './SizeList.tsx'
import { useCorrecting } from './use-correcting.ts'
import type { OwnScans } from './use-own-scans.ts'

interface Props {
  scan: KeptScan
  /** An earlier or later one of the same person, beside it. */
  other: KeptScan | undefined
  own: OwnScans
  isOnDevice: boolean
}

export function Results({ scan, other, own, isOnDevice }: Props) {
  const [unit, setUnit] = useKeptUnit()
  const [openSite, setOpenSite] = useState<Site>()
  const correcting = useCorrecting({ scan, isOnDevice, onSaved: own.reload })
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <ResultAvatar scan={scan} other={other} unit={unit} marked={openSite} />
      </div>
      <div className={styles.numbers}>
        <ConfidenceBand scan={scan} unit={unit} />
        <KeyFigures scan={scan} unit={unit} />
        <ResultActions scan={scan} />
        <SizeList {...{ scan, unit, onUnit: setUnit, openSite, onOpen: setOpenSite, correcting }} />
        <ShapeCard scan={scan} />
        <SavedScans scan={scan} other={other} own={own} />
      </div>
    </div>
  )
}

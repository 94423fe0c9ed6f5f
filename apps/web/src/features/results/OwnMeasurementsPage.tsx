import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { OwnMeasurements } from './OwnMeasurements.tsx'

/** A customer's own measurings, on a screen of their own. */
export default function OwnMeasurementsPage() {
  const t = useT()
  return (
    <>
      <ScreenHeader title={t('results.mine.title')}>
        <p>{t('results.mine.lede')}</p>
      </ScreenHeader>
      <OwnMeasurements />
    </>
  )
}

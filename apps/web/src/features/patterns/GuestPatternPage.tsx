import { isDesign } from '@darzi/body/pattern/designs-by-name.ts'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useSay } from '../../words/use-say.ts'
import { useKeptScan } from '../body-scans/kept-scan.ts'
import styles from './Patterns.module.css'

/** The cutting table comes with its own part of the page, for whoever has been measured. */
const PatternDesk = lazy(async () => ({ default: (await import('./PatternDesk.tsx')).PatternDesk }))

/** Everybody's own pattern, from the measuring kept on this device. */
export default function GuestPatternPage() {
  const say = useSay()
  const scan = useKeptScan()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('design') ?? 'shirt'
  return (
    <div className={styles.public}>
      <header className={styles.head}>
        <h1>{say('patterns.page.title')}</h1>
        <p>{say('patterns.page.lede')}</p>
      </header>
      {scan ? (
        <Suspense fallback={<p role="status">{say('ui.loading')}</p>}>
          <PatternDesk
            key={scan.id}
            body={{ ...scan.person, measuredMm: scan.tape, estimates: scan.estimates }}
            design={isDesign(asked) ? asked : 'shirt'}
            ordered={() => ({})}
            onDesign={(chosen) => setSearch({ design: chosen }, { replace: true })}
          />
        </Suspense>
      ) : (
        <div className={styles.nobody}>
          <p>{say('patterns.page.notMeasured')}</p>
          <ButtonLink kind="next" to={links.getMeasured()}>
            {say('patterns.page.getMeasured')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}

import { isDesign } from '@darzi/body/pattern/designs-by-name.ts'
import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { useSay } from '../../words/use-say.ts'
import { useKeptScan } from '../body-scans/kept-scan.ts'
import { PatternDesk } from './PatternDesk.tsx'
import styles from './Patterns.module.css'

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
        <PatternDesk
          key={scan.id}
          body={{ ...scan.person, measuredMm: scan.tape, estimates: scan.estimates }}
          design={isDesign(asked) ? asked : 'shirt'}
          ordered={() => ({})}
          onDesign={(chosen) => setSearch({ design: chosen }, { replace: true })}
        />
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

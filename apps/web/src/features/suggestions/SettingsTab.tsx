import type { SuggestionFlag } from '@darzi/contract/suggestions.ts'
import { useMay } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { AwaitedCheckbox } from '../../ui/AwaitedCheckbox.tsx'
import { Card } from '../../ui/Card.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { PhotoAgainstTape } from './PhotoAgainstTape.tsx'
import styles from './Suggestions.module.css'
import { useSuggestionSettings, wantKind } from './suggestion-data.ts'

/** In the order of their reach: the first switches the rest of its tab. */
const flags: readonly SuggestionFlag[] = [
  'autoSuggestions',
  'pricingOptimization',
  'qualityCheck',
  'imageRecognition',
  'styleRecommendations',
]

/** Which kinds of help the shop wants, and how its own tape stands to measuring by photo. */
export function SettingsTab() {
  const t = useT()
  const { data: wanted, error, refetch } = useSuggestionSettings()
  const mayChange = useMay('shop.write')
  if (error && !wanted) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!wanted) return <SkeletonRows rows={2} rowHeight={200} />
  return (
    <div className={styles.rows}>
      <Card title={t('suggestions.settings.title')}>
        <div className={styles.body}>
          {!mayChange && <p className={styles.quiet}>{t('suggestions.settings.onlyManagers')}</p>}
          {flags.map((flag) => (
            <AwaitedCheckbox
              key={flag}
              label={
                <>
                  <strong>{t(`suggestions.settings.${flag}`)}</strong>
                  <br />
                  <span className={styles.quiet}>{t(`suggestions.settings.${flag}Why`)}</span>
                </>
              }
              checked={wanted[flag]}
              disabled={!mayChange}
              onSwitch={(isWanted) => wantKind(flag, isWanted)}
            />
          ))}
        </div>
      </Card>
      <PhotoAgainstTape />
    </div>
  )
}

import type { SuggestionFlag } from '@darzi/contract/suggestions.ts'
import { showTenths } from '@darzi/tailoring/units/length.ts'
import { languageCodes, languages } from '@darzi/words/languages.ts'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { AwaitedCheckbox } from '../../ui/AwaitedCheckbox.tsx'
import { Card } from '../../ui/Card.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { photoScales } from './photo-scales.ts'
import styles from './Suggestions.module.css'
import { tellIn, usePairs, useSuggestionSettings, wantKind } from './suggestion-data.ts'

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
          <NativeSelect
            label={t('suggestions.settings.language')}
            hint={t('suggestions.settings.languageWhy')}
            disabled={!mayChange}
            value={wanted.language ?? ''}
            options={[
              { value: '', label: t('suggestions.settings.ownLanguage') },
              ...languageCodes.map((value) => ({ value, label: languages[value].nativeName })),
            ]}
            onChange={({ target }) =>
              void tellIn(languageCodes.find((code) => code === target.value) ?? null)
            }
          />
        </div>
      </Card>
      <PhotoAgainstTape />
    </div>
  )
}

/** Who was measured both ways within a month tells how the photos stand to this shop's tape. */
function PhotoAgainstTape() {
  const t = useT()
  const { data, error, refetch } = usePairs()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={1} rowHeight={160} />
  const scales = photoScales(data.pairs)
  return (
    <Card title={t('suggestions.pairs.title')}>
      <div className={styles.body}>
        <p>{t('suggestions.pairs.why')}</p>
        {scales.length === 0 ? (
          <>
            <p className={styles.quiet}>{t('suggestions.pairs.none')}</p>
            <div className={styles.acts}>
              <ButtonLink to={links.measure()}>{t('suggestions.pairs.measure')}</ButtonLink>
            </div>
          </>
        ) : (
          <>
            <p className={styles.quiet}>{t('suggestions.pairs.people', { count: data.people })}</p>
            <dl className={styles.figures}>
              {scales.map(({ site, pairs, percent, within }) => (
                <div key={site}>
                  <dt>{t(`measurement-fields.${site}.name`)}</dt>
                  <dd>
                    {t('suggestions.pairs.percent', {
                      percent: signed(percent),
                      within: showTenths(within),
                    })}
                    <span className={styles.quiet}> {t('suggestions.pairs.count', { count: pairs })}</span>
                  </dd>
                </div>
              ))}
            </dl>
            <p>{t('suggestions.pairs.applied')}</p>
          </>
        )}
      </div>
    </Card>
  )
}

const signed = (percent: number) => `${percent < -0.05 ? '−' : '+'}${showTenths(Math.abs(percent))}`

import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { useBodyScan } from '../body-scans/api.ts'
import { BodyReading } from './BodyReading.tsx'
import { useSuggestionSettings } from './suggestion-data.ts'

/** A measuring by photo, of this device or of the account, read as a tailor reads it: shape, cut and cloth. */
export function BodyTab() {
  const t = useT()
  const { scan, isWaiting, problem, retry } = useBodyScan()
  const { data: wanted, error, refetch } = useSuggestionSettings()
  if (error && !wanted) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!wanted) return <SkeletonRows rows={2} rowHeight={160} />
  if (!wanted.imageRecognition)
    return (
      <EmptyState
        title={t('suggestions.body.off')}
        action={<ButtonLink to={links.aiFeatures('settings')}>{t('suggestions.body.toSettings')}</ButtonLink>}
      />
    )
  if (isWaiting) return <SkeletonRows rows={2} rowHeight={160} />
  if (problem !== undefined) return <Failed why={problemSentence(problem, t)} onRetry={retry} />
  if (!scan)
    return (
      <EmptyState
        title={t('suggestions.body.none')}
        action={
          <ButtonLink kind="next" isLarge to={links.upload({ back: 'ai-features' })}>
            {t('suggestions.body.take')}
          </ButtonLink>
        }
      >
        {t('suggestions.body.noneWhy')}
      </EmptyState>
    )
  return <BodyReading scan={scan} hasAdvice={wanted.styleRecommendations} />
}

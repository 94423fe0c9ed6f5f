import { useSearchParams } from 'react-router'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Failed } from '../../ui/Failed.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { useBodyScan } from '../body-scans/api.ts'
import { BodyReading } from './BodyReading.tsx'
import { DemoTab } from './demo/DemoTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import styles from './Suggestions.module.css'
import { showAllAgain, useSuggestionSettings, useSuggestions } from './suggestion-data.ts'

/** A measuring by photo, of this device or of the account, read as a tailor reads it: shape, cut and cloth. */
function BodyTab() {
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
          <ButtonLink kind="primary" isLarge to={links.upload({ back: 'ai-features' })}>
            {t('suggestions.body.take')}
          </ButtonLink>
        }
      >
        {t('suggestions.body.noneWhy')}
      </EmptyState>
    )
  return <BodyReading scan={scan} hasAdvice={wanted.styleRecommendations} />
}

function SuggestionsTab() {
  const t = useT()
  const { data, error, refetch } = useSuggestions()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={120} />
  const again = data.putAway > 0 && (
    <Button kind="plain" onClick={() => void showAllAgain()}>
      {t('suggestions.list.showAgain', { count: data.putAway })}
    </Button>
  )
  if (data.rows.length === 0)
    return (
      <EmptyState
        title={t('suggestions.list.none')}
        action={
          <ButtonLink kind="primary" to={links.newOrder()}>
            {t('suggestions.list.takeOrder')}
          </ButtonLink>
        }
        otherAction={again}
      >
        {t('suggestions.list.noneWhy')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.rows}>
        {data.rows.map((suggestion) => (
          <li key={suggestion.key}>
            <SuggestionCard suggestion={suggestion} />
          </li>
        ))}
      </ul>
      {again}
    </>
  )
}

const tabKeys = ['suggestions', 'body', 'settings', 'demo'] as const
const panels = { suggestions: SuggestionsTab, body: BodyTab, settings: SettingsTab, demo: DemoTab }

/**
 * What the shop's own figures suggest, and what a measuring by photo says of a body: by stated rules, each with its reason.
 * Nothing here is guessed, and nothing is shown that was not counted or measured; the examples of the demo are called so.
 */
export default function AiFeaturesPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const open = tabKeys.find((key) => key === search.get('tab')) ?? 'suggestions'
  const Panel = panels[open]
  return (
    <div className={styles.page}>
      <ScreenHeader title={t('suggestions.page.title')} backTo={links.tailorDashboard()}>
        <p>{t('suggestions.page.why')}</p>
      </ScreenHeader>
      <Tabs
        label={t('suggestions.page.title')}
        tabs={tabKeys.map((key) => ({ key, label: t(`suggestions.tab.${key}`) }))}
        open={open}
        onOpen={(tab) => setSearch({ tab }, { replace: true })}
      >
        <Panel />
      </Tabs>
    </div>
  )
}

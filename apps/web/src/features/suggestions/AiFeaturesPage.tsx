import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { BodyTab } from './BodyTab.tsx'
import { DemoTab } from './demo/DemoTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import styles from './Suggestions.module.css'
import { SuggestionsTab } from './SuggestionsTab.tsx'

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

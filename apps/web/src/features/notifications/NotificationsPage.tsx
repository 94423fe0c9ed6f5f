import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useT } from '../../words/use-t.ts'
import { HistoryTab } from './HistoryTab.tsx'
import { SettingsTab } from './SettingsTab.tsx'
import { TemplatesTab } from './TemplatesTab.tsx'
import { TestTab } from './TestTab.tsx'

const tabKeys = ['history', 'templates', 'settings', 'test'] as const
const panels = { history: HistoryTab, templates: TemplatesTab, settings: SettingsTab, test: TestTab }

/** What the shop tells its customers and its own people: what was told, in which words, by which ways. */
export default function NotificationsPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const open = tabKeys.find((key) => key === search.get('tab')) ?? 'history'
  const Panel = panels[open]
  return (
    <>
      <ScreenHeader title={t('notifications.page.title')} backTo={links.tailorDashboard()} />
      <Tabs
        label={t('notifications.page.title')}
        tabs={tabKeys.map((key) => ({ key, label: t(`notifications.tab.${key}`) }))}
        open={open}
        onOpen={(tab) => setSearch(tab === 'history' ? {} : { tab }, { replace: true })}
      >
        <Panel />
      </Tabs>
    </>
  )
}

import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useT } from '../../words/use-t.ts'
import { ExportMenu } from './ExportMenu.tsx'
import { Figures } from './Figures.tsx'

/** Advanced analytics: the figures of a week, month, quarter, year or days of one's own choice. */
export default function AnalyticsPage() {
  const t = useT()
  return (
    <>
      <ScreenHeader
        title={t('analytics.page.title')}
        backTo={links.ownerDashboard()}
        extra={<ExportMenu />}
      />
      <Figures />
    </>
  )
}

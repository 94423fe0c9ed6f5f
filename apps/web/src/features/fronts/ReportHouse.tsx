import type { Front } from '@darzi/contract/fronts.ts'
import { call } from '../../data/api.ts'
import { links } from '../../links.ts'
import { ownFront } from '../../shell/front-at.ts'
import { useT } from '../../words/use-t.ts'
import { ReportButton } from '../reports/api.ts'

/** Reports are written where people sign in: from a house's own domain the way leads to the main address. */
export default function ReportHouse({ front: { slug, mainUrl } }: { front: Front }) {
  const t = useT()
  const report = t('fronts.page.report')
  if (ownFront) return <a href={`${mainUrl}${links.house(slug)}`}>{report}</a>
  return (
    <div>
      <ReportButton
        of={report}
        send={(body) => call('POST /api/houses/:slug/report', { params: { slug }, body })}
      >
        {report}
      </ReportButton>
    </div>
  )
}

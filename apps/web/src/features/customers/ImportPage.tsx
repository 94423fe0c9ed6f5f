import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { ImportChooser } from './ImportChooser.tsx'
import { ImportHistory } from './ImportHistory.tsx'
import { ImportMapping } from './ImportMapping.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { useImport } from './import-data.ts'

/** Bring an old list along. The import's id stands in the URL: the work goes on after a reload, or on another device. */
export default function ImportPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const id = search.get('import') ?? undefined
  const { data, error, refetch } = useImport(id)
  return (
    <>
      <ScreenHeader
        title={t('customers-import.page.title')}
        backTo={id ? links.importCustomers() : links.customers()}
      >
        {data && <p>{data.filename}</p>}
      </ScreenHeader>
      {!id && (
        <>
          <ImportChooser onUploaded={(uploaded) => setSearch({ import: uploaded })} />
          <ImportHistory />
        </>
      )}
      {id && error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {id && !data && !error && <SkeletonRows rows={4} rowHeight={96} />}
      {data?.state === 'uploaded' && <ImportMapping key={data.id} uploaded={data} />}
      {data?.state === 'running' && <ImportProgress running={data} />}
      {(data?.state === 'done' || data?.state === 'undone') && <ImportResult result={data} />}
    </>
  )
}

import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { BulkAct, BulkBar } from '../../kits/list/BulkBar.tsx'
import { useBulk } from '../../kits/list/use-bulk.ts'
import { usePageActions } from '../../shell/page-actions.ts'
import { useT } from '../../words/use-t.ts'
import { bulkAct, type CustomerBulkAct } from './bulk-acts.ts'
import { pageActionsOf, type RunActs } from './customer-actions.ts'
import type { DirectoryQuery } from './customer-list.ts'
import { exportCustomers } from './export-customers.ts'
import { useActsFor } from './use-acts.ts'

/** Most visits to the book ask nothing: what asks comes after what is shown. */
const BulkTagDialog = lazy(() => import('./BulkTagDialog.tsx').then((it) => ({ default: it.BulkTagDialog })))
const BulkRefused = lazy(() =>
  import('../../kits/list/BulkRefused.tsx').then((it) => ({ default: it.BulkRefused })),
)

interface Props {
  query: DirectoryQuery
  chosen: readonly CustomerCard[]
  /** How many rows are shown, which all can be chosen at once. */
  shown: number
  tags: readonly string[]
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the chosen customers. */
export function CustomersBulk({ query, chosen, shown, tags, onSelectAll, onClear }: Props) {
  const t = useT()
  const [asking, setAsking] = useState<'addTag' | 'removeTag'>()
  const { run, isBusy, answer, closeAnswer } = useBulk({
    chosen,
    nameOf: ({ name }) => name,
    onDone: onClear,
  })
  const isArchived = query.archived
  const acts = useActsFor('bulk', { isArchived })
  const bulk = (act: CustomerBulkAct, tag?: string) => void run((rows) => bulkAct(rows, { act, tag }))
  const runs: RunActs = {
    addTag: () => setAsking('addTag'),
    removeTag: () => setAsking('removeTag'),
    archive: () => bulk('archive'),
    restore: () => bulk('restore'),
    export: () => void exportCustomers({ query, format: 'csv', ids: chosen.map((row) => row.id) }),
  }
  useBulkActions(chosen.length > 0, isArchived, runs)
  const hasTags = chosen.some((row) => row.tags.length > 0)
  return (
    <>
      <Suspense>
        {answer && <BulkRefused answer={answer} onClose={closeAnswer} />}
        {asking && (
          <BulkTagDialog
            asking={asking}
            chosen={chosen}
            tags={tags}
            onClose={() => setAsking(undefined)}
            onTag={bulk}
          />
        )}
      </Suspense>
      <BulkBar
        label={t('customers.bulk.label')}
        chosen={chosen.length}
        shown={shown}
        onSelectAll={onSelectAll}
        onClear={onClear}
      >
        {acts
          .filter(({ key }) => key !== 'removeTag' || hasTags)
          .map(({ key, icon: Picture }) => (
            <BulkAct
              key={key}
              label={t(`customers.act.${key}`)}
              icon={<Picture size={20} aria-hidden="true" />}
              isBusy={isBusy}
              onClick={() => runs[key]?.()}
            />
          ))}
      </BulkBar>
    </>
  )
}

/** While rows are chosen the palette offers the same acts. */
function useBulkActions(isOpen: boolean, isArchived: boolean, runs: RunActs): void {
  const t = useT()
  const acts = useActsFor('bulk', { isArchived })
  const names = acts.map((act) => act.key).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts are the same as long as their names are
  const actions = useMemo(() => (isOpen ? pageActionsOf(acts, runs, t) : []), [isOpen, names, t])
  usePageActions(actions)
}

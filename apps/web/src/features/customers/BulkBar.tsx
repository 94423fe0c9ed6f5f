import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { CheckCheck, X } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { usePageActions } from '../../shell/page-actions.ts'
import { useWas } from '../../ui/use-was.ts'
import { useT } from '../../words/use-t.ts'
import styles from './BulkBar.module.css'
import { pageActionsOf, type RunActs } from './customer-actions.ts'
import { useActsFor } from './use-acts.ts'
import { useBulk } from './use-bulk.ts'

/** Most visits to the book ask nothing: what asks comes after what is shown. */
const BulkTagDialog = lazy(() => import('./BulkTagDialog.tsx').then((it) => ({ default: it.BulkTagDialog })))
const BulkRefused = lazy(() => import('./BulkRefused.tsx').then((it) => ({ default: it.BulkRefused })))

interface Props {
  chosen: readonly CustomerCard[]
  isArchived: boolean
  /** How many rows are shown, which all can be chosen at once. */
  shown: number
  tags: readonly string[]
  onSelectAll: () => void
  onClear: () => void
  onExport: (ids: string[]) => void
}

/** What can be done with the chosen rows, within reach of the thumb. */
export function BulkBar({ chosen, isArchived, shown, tags, onSelectAll, onClear, onExport }: Props) {
  const t = useT()
  const [asking, setAsking] = useState<'addTag' | 'removeTag'>()
  const { run, isBusy, answer, closeAnswer } = useBulk(chosen, onClear)
  const wasRefused = useWas(answer !== undefined)
  const hasAsked = useWas(asking !== undefined)
  const acts = useActsFor('bulk', { isArchived })
  const runs: RunActs = {
    addTag: () => setAsking('addTag'),
    removeTag: () => setAsking('removeTag'),
    archive: () => void run('archive'),
    restore: () => void run('restore'),
    export: () => onExport(chosen.map((row) => row.id)),
  }
  const isOpen = chosen.length > 0
  useBulkActions(isOpen, isArchived, runs)
  const hasTags = chosen.some((row) => row.tags.length > 0)
  const offered = acts.filter(({ key }) => key !== 'removeTag' || hasTags)
  return (
    <>
      <Suspense>
        {wasRefused && <BulkRefused answer={answer} onClose={closeAnswer} />}
        {hasAsked && (
          <BulkTagDialog
            asking={asking}
            chosen={chosen}
            tags={tags}
            onClose={() => setAsking(undefined)}
            onTag={(act, tag) => void run(act, tag)}
          />
        )}
      </Suspense>
      {isOpen && (
        <section className={styles.bar} data-at-foot="bar" aria-label={t('customers.bulk.label')}>
          <p className={styles.count} role="status">
            {t('customers.bulk.chosen', { count: chosen.length })}
          </p>
          {chosen.length < shown && (
            <button type="button" className={`${styles.act} ${styles.all}`} onClick={onSelectAll}>
              <CheckCheck size={20} aria-hidden="true" />
              <span>{t('customers.bulk.all', { count: shown })}</span>
            </button>
          )}
          <span className={styles.wrap} />
          {offered.map(({ key, icon: Picture }) => (
            <button key={key} type="button" className={styles.act} disabled={isBusy} onClick={runs[key]}>
              <Picture size={20} aria-hidden="true" />
              <span>{t(`customers.act.${key}`)}</span>
            </button>
          ))}
          <button
            type="button"
            className={styles.close}
            aria-label={t('customers.bulk.clear')}
            onClick={onClear}
          >
            <X size={22} aria-hidden="true" />
          </button>
        </section>
      )}
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

import { dueFilters, markFilters } from '@darzi/tailoring/workshop/filters.ts'
import { useMay, useSession } from '../../data/session.ts'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { useWorkers } from '../orders/api.ts'
import type { BoardQuery } from './board-query.ts'
import type { Board } from './work-data.ts'

interface Props {
  query: BoardQuery
  board: Board
  onChange: (part: Partial<BoardQuery>, options?: { replace?: boolean }) => void
}

/** Which pieces the board shows: by words, worker, day, garment, and what is wrong with them. */
export function BoardFilters({ query, board, onChange }: Props) {
  const t = useT()
  const seesAll = useMay('orders.read')
  const { shop } = useSession()
  const workers = useWorkers() ?? []
  const { garments } = board
  const isSet = [query.worker !== '', query.due !== 'all', query.garment !== '', query.mark !== 'all']
  return (
    <ListTools
      search={
        <SearchField
          label={t('workshop.search.label')}
          clearLabel={t('app.list.clearSearch')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      active={isSet.filter(Boolean).length}
      sort={
        <>
          {seesAll && (
            <Pick
              label={t('workshop.filter.worker')}
              options={[
                { value: '', label: t('workshop.filter.anyone') },
                { value: 'me', label: t('workshop.filter.mine') },
                { value: 'none', label: t('workshop.filter.nobody') },
                ...workers
                  .filter(({ id }) => id !== shop?.memberId)
                  .map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={query.worker}
              isSet={query.worker !== ''}
              onPick={(worker) => onChange({ worker })}
            />
          )}
          <Pick
            label={t('workshop.filter.due')}
            options={dueFilters.map((value) => ({ value, label: t(`workshop.due.${value}`) }))}
            value={query.due}
            isSet={query.due !== 'all'}
            onPick={(due) => onChange({ due })}
          />
          <Pick
            label={t('workshop.filter.garment')}
            options={[
              { value: '', label: t('workshop.filter.anyGarment') },
              ...garments.map((garment) => ({
                value: garment.key,
                label: `${garmentName(t, garment)} (${garment.count})`,
              })),
            ]}
            value={query.garment}
            isSet={query.garment !== ''}
            onPick={(garment) => onChange({ garment })}
          />
          <Pick
            label={t('workshop.filter.mark')}
            options={markFilters.map((value) => ({ value, label: t(`workshop.mark.${value}`) }))}
            value={query.mark}
            isSet={query.mark !== 'all'}
            onPick={(mark) => onChange({ mark })}
          />
        </>
      }
    />
  )
}

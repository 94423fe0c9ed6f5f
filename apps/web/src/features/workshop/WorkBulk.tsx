import type { WorkCard } from '@darzi/contract/workshop.ts'
import { Check } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { BulkAct, BulkBar, BulkPick } from '../../kits/list/BulkBar.tsx'
import { BulkRefused } from '../../kits/list/BulkRefused.tsx'
import { useBulk } from '../../kits/list/use-bulk.ts'
import { Button } from '../../ui/Button.tsx'
import { stageName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { useWorkers } from '../orders/api.ts'
import { bulkWork, type WorkAct } from './bulk-work.ts'
import type { Board } from './work-data.ts'

interface Props {
  board: Board
  chosen: readonly WorkCard[]
  shown: number
  onSelectAll: () => void
  onClear: () => void
  onOpen: (id: string) => void
}

/** What can be done with the chosen pieces: a batch to cut, a pile to give to somebody. */
export function WorkBulk({ board, chosen, shown, onSelectAll, onClear, onOpen }: Props) {
  const t = useT()
  const mayAssign = useMay('orders.write')
  const workers = useWorkers() ?? []
  const { run, isBusy, answer, closeAnswer } = useBulk({ chosen, nameOf: ({ tag }) => tag, onDone: onClear })
  const bulk = (act: WorkAct) => void run((cards) => bulkWork(cards, act))
  return (
    <>
      {answer && (
        <BulkRefused
          answer={answer}
          onClose={closeAnswer}
          more={({ id }) => (
            <Button
              kind="plain"
              onClick={() => {
                closeAnswer()
                onOpen(id)
              }}
            >
              {t('workshop.scan.open')}
            </Button>
          )}
        />
      )}
      <BulkBar
        label={t('workshop.bulk.label')}
        chosen={chosen.length}
        shown={shown}
        onSelectAll={onSelectAll}
        onClear={onClear}
      >
        <BulkAct
          label={t('workshop.act.done')}
          icon={<Check size={20} aria-hidden="true" />}
          isBusy={isBusy}
          onClick={() => bulk({ act: 'next' })}
        />
        <BulkPick
          label={t('workshop.bulk.move')}
          options={board.columns.map(({ key, stage }) => ({
            value: key,
            label: stage ? stageName(t, stage) : t('workshop.ready'),
          }))}
          isBusy={isBusy}
          onPick={(column) => bulk({ act: 'move', column })}
        />
        {mayAssign && (
          <BulkPick
            label={t('orders.worker.give')}
            options={workers.map(({ id, name }) => ({ value: id, label: name }))}
            isBusy={isBusy}
            onPick={(assignedTo) => bulk({ act: 'assign', assignedTo })}
          />
        )}
      </BulkBar>
    </>
  )
}

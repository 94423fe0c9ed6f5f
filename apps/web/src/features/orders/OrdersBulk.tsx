import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { mostOrdersOfPaper } from '@darzi/tailoring/documents/limits.ts'
import { priorities } from '@darzi/tailoring/orders/life.ts'
import { CheckCheck, PackageCheck, Play, Printer } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { useMay } from '../../data/session.ts'
import { BulkAct, BulkBar, BulkPick } from '../../kits/list/BulkBar.tsx'
import { type BulkTold, useBulk } from '../../kits/list/use-bulk.ts'
import { links } from '../../links.ts'
import { useT } from '../../words/use-t.ts'
import { bulkAct } from './bulk-acts.ts'
import { sizesQuestion } from './error-question.ts'
import { useWorkers } from './order-queries.ts'

/** Most visits choose nothing: what tells of refusals comes when there are some. */
const BulkRefused = lazy(() =>
  import('../../kits/list/BulkRefused.tsx').then((it) => ({ default: it.BulkRefused })),
)

interface Props {
  chosen: readonly OrderCard[]
  /** How many rows are shown, which all can be chosen at once. */
  shown: number
  onSelectAll: () => void
  onClear: () => void
}

/** What can be done with the chosen orders. */
export function OrdersBulk({ chosen, shown, onSelectAll, onClear }: Props) {
  const t = useT()
  const workers = useWorkers() ?? []
  const navigate = useNavigate()
  const mayPrint = useMay('payments.take')
  const isTooMany = chosen.length > mostOrdersOfPaper
  const { run, isBusy, answer, closeAnswer } = useBulk({
    chosen,
    nameOf: ({ number }) => number,
    onDone: onClear,
  })
  const bulk = (act: Parameters<typeof bulkAct>[1]) => void run((rows) => bulkAct(rows, act))
  const steps = [
    { act: 'begin', icon: <Play size={20} aria-hidden="true" /> },
    { act: 'ready', icon: <PackageCheck size={20} aria-hidden="true" /> },
    { act: 'deliver', icon: <CheckCheck size={20} aria-hidden="true" /> },
  ] as const
  return (
    <>
      <Suspense>
        {answer && (
          <BulkRefused
            answer={answer}
            onClose={closeAnswer}
            more={(refused) => <WhatToDo refused={refused} />}
          />
        )}
      </Suspense>
      <BulkBar
        label={t('orders.bulk.label')}
        chosen={chosen.length}
        shown={shown}
        onSelectAll={onSelectAll}
        onClear={onClear}
      >
        {steps.map(({ act, icon }) => (
          <BulkAct
            key={act}
            label={t(`orders.bulk.${act}`)}
            icon={icon}
            isBusy={isBusy}
            onClick={() => bulk({ act })}
          />
        ))}
        <BulkPick
          label={t('orders.priority.label')}
          options={priorities.map((value) => ({ value, label: t(`orders.priority.${value}`) }))}
          isBusy={isBusy}
          onPick={(value) => {
            const priority = priorities.find((each) => each === value)
            if (priority) bulk({ act: 'priority', priority })
          }}
        />
        {mayPrint && (
          <BulkAct
            label={
              isTooMany ? t('orders.bulk.printMost', { most: mostOrdersOfPaper }) : t('orders.bulk.print')
            }
            icon={<Printer size={20} aria-hidden="true" />}
            isBusy={isBusy || isTooMany}
            onClick={() =>
              void navigate(
                links.printExport({ paper: 'invoice', orders: chosen.map(({ id }) => id).join(',') }),
              )
            }
          />
        )}
        {workers.length > 0 && (
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

/** What is stated order by order: the question of the order's page, by the refusal. */
const questions: Record<string, string> = {
  'orders.balanceDue': 'deliver',
  'orders.piecesNotReady': 'deliver',
  'orders.sizesMissing': sizesQuestion(),
}

/** The way to what is missing. */
function WhatToDo({ refused: { id, name, code } }: { refused: BulkTold['refused'][number] }) {
  const t = useT()
  if (code === 'orders.photoNeeded')
    return <Link to={links.readyPhotos(id)}>{t('orders.bulk.takePhotos', { number: name })}</Link>
  const question = questions[code]
  return (
    question && <Link to={links.orderAsking(id, question)}>{t('orders.bulk.look', { number: name })}</Link>
  )
}

import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useSay } from '../../words/use-say.ts'
import styles from './Import.module.css'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportPreview } from './ImportPreview.tsx'
import { runImport, usePreview } from './import-data.ts'
import { hasName, type Mapping, suggestedMapping } from './import-mapping.ts'
import { useSettled } from './use-settled.ts'

const dateOrders = ['dmy', 'mdy', 'ymd'] as const

/** Which column is what; what would come of it is shown before anything is added. */
export function ImportMapping({ uploaded }: { uploaded: CustomerImport }) {
  const say = useSay()
  const [mapping, setMapping] = useState(() => suggestedMapping(uploaded))
  const preview = usePreview(uploaded.id, useSettled(mapping))
  const { isBusy, problem, run } = useRun(uploaded.id, mapping)
  const named = hasName(mapping)
  const { data, error } = preview
  const isTrying = named && !data && !error
  const nothing = data?.counts.add === 0 ? say('customers-import.preview.nothing') : undefined
  const whyNot = named ? nothing : say('problems.imports.nameUnmapped')
  return (
    <div className={styles.steps}>
      <Card title={say('customers-import.map.title')}>
        <p className={styles.why}>{say('customers-import.map.why')}</p>
        <ImportColumns columns={uploaded.columns} mapping={mapping} onChange={setMapping} />
        {Object.values(mapping.columns).includes('lastOrderDate') && (
          <NativeSelect
            label={say('customers-import.map.dateOrder')}
            options={dateOrders.map((order) => ({
              value: order,
              label: say(`customers-import.dateOrder.${order}`),
            }))}
            value={mapping.dateOrder}
            onChange={(event) =>
              setMapping({
                ...mapping,
                dateOrder: dateOrders.find((order) => order === event.target.value),
              })
            }
          />
        )}
      </Card>
      <Card title={say('customers-import.preview.title')}>
        {!named && <p role="alert">{say('problems.imports.nameUnmapped')}</p>}
        {named && error && !data && <QueryFailed error={error} onRetry={() => void preview.refetch()} />}
        {named && !data && !error && <SkeletonRows rows={4} rowHeight={64} />}
        {named && data && <ImportPreview preview={data} isOld={preview.isPlaceholderData} />}
      </Card>
      <FormFoot problem={problem !== undefined && problemSentence(problem, say)}>
        <HonestButton
          kind="next"
          isLarge
          isBusy={isBusy || isTrying}
          disabled={named && !data}
          reason={whyNot}
          onClick={() => void run()}
        >
          {isTrying
            ? say('customers-import.preview.trying')
            : say('customers-import.preview.run', { count: data?.counts.add ?? 0 })}
        </HonestButton>
      </FormFoot>
    </div>
  )
}

function useRun(id: string, mapping: Mapping) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  async function run() {
    setBusy(true)
    try {
      await runImport(id, mapping)
    } catch (refusal) {
      setProblem(refusal)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run }
}

import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { useSettled } from '../../data/use-settled.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormFoot } from '../../ui/FormFoot.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'
import { ImportPreview } from './ImportPreview.tsx'
import { runImport, usePreview } from './import-data.ts'
import { fields, hasName, type Mapping, remapped, suggestedMapping } from './import-mapping.ts'

const dateOrders = ['dmy', 'mdy', 'ymd'] as const

/** Which column is what; what would come of it is shown before anything is added. */
export function ImportMapping({ uploaded }: { uploaded: CustomerImport }) {
  const t = useT()
  const [mapping, setMapping] = useState(() => suggestedMapping(uploaded))
  const preview = usePreview(uploaded.id, useSettled(mapping))
  const { isBusy, problem, run } = useRun(uploaded.id, mapping)
  const named = hasName(mapping)
  const { data, error } = preview
  const isTrying = named && !data && !error
  const nothing = data?.counts.add === 0 ? t('customers-import.preview.nothing') : undefined
  const disabledReason = named ? nothing : t('problems.imports.nameUnmapped')
  return (
    <div className={styles.steps}>
      <Card title={t('customers-import.map.title')}>
        <p className={styles.why}>{t('customers-import.map.why')}</p>
        <ImportColumns columns={uploaded.columns} mapping={mapping} onChange={setMapping} />
        {Object.values(mapping.columns).includes('lastOrderDate') && (
          <NativeSelect
            label={t('customers-import.map.dateOrder')}
            options={dateOrders.map((order) => ({
              value: order,
              label: t(`customers-import.dateOrder.${order}`),
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
      <Card title={t('customers-import.preview.title')}>
        {!named && <p role="alert">{t('problems.imports.nameUnmapped')}</p>}
        {named && error && !data && <QueryFailed error={error} onRetry={() => void preview.refetch()} />}
        {named && !data && !error && <SkeletonRows rows={4} rowHeight={64} />}
        {named && data && <ImportPreview preview={data} isOld={preview.isPlaceholderData} />}
      </Card>
      <FormFoot problem={problem !== undefined && problemSentence(problem, t)}>
        <HonestButton
          kind="primary"
          isLarge
          isBusy={isBusy || isTrying}
          disabled={named && !data}
          reason={disabledReason}
          onClick={() => void run()}
        >
          {isTrying
            ? t('customers-import.preview.trying')
            : t('customers-import.preview.run', { count: data?.counts.add ?? 0 })}
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
    } catch (appError) {
      setProblem(appError)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, run }
}

interface Props {
  columns: CustomerImport['columns']
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Each column of the file with some of its cells, and the field it is. */
function ImportColumns({ columns, mapping, onChange }: Props) {
  const t = useT()
  return (
    <ul className={styles.columns}>
      {columns.map(({ index, header, samples }) => {
        const name = header || t('customers-import.map.column', { place: index + 1 })
        return (
          <li key={index} className={styles.column} data-mapped={mapping.columns[index] !== undefined}>
            <div className={styles.source}>
              <strong>{name}</strong>
              <span className={styles.samples}>{samples.filter(Boolean).slice(0, 3).join(' · ')}</span>
            </div>
            <select
              className={styles.pick}
              aria-label={t('customers-import.map.fieldFor', { column: name })}
              value={mapping.columns[index] ?? ''}
              onChange={(event) =>
                onChange(
                  remapped(
                    mapping,
                    index,
                    fields.find((field) => field === event.target.value),
                  ),
                )
              }
            >
              <option value="">{t('customers-import.map.leaveOut')}</option>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {t(`customers-import.field.${field}`)}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}

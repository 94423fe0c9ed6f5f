import type { AuditRow } from '@darzi/contract/admin.ts'
import { useForm } from '@mantine/form'
import { useSearchParams } from 'react-router'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { AgoText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Admin.module.css'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { type AuditFilter, useAudit } from './admin-data.ts'

const names = ['who', 'what', 'from', 'to'] as const satisfies readonly (keyof AuditFilter)[]

/** Who wrote what in which shop, and when; what is searched stands in the address. */
export default function AuditPage() {
  const t = useT()
  const [search, setSearch] = useSearchParams()
  const filter = filterIn(search)
  const query = useAudit(filter)
  return (
    <>
      <ScreenHeader title={t('admin.audit.title')} hasBack={false} />
      <Filter key={search.toString()} filter={filter} onSearch={(wanted) => setSearch(filled(wanted))} />
      <AdminFaces query={query}>
        {({ pages }) => (
          <Lines
            rows={pages.flatMap(({ rows }) => rows)}
            onClear={search.size > 0 ? () => setSearch({}) : undefined}
          />
        )}
      </AdminFaces>
      <ShowMore {...query} />
    </>
  )
}

const filterIn = (search: URLSearchParams): AuditFilter =>
  filled(Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])))

const filled = (filter: Record<string, string>) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value.trim() !== ''))

interface FilterProps {
  filter: AuditFilter
  onSearch: (filter: Record<string, string>) => void
}

function Filter({ filter, onSearch }: FilterProps) {
  const t = useT()
  const { who = '', what = '', from = '', to = '' } = filter
  const form = useForm({ initialValues: { who, what, from, to } })
  const today = new Date().toISOString().slice(0, 10)
  const day = (name: 'from' | 'to') => (
    <DateField
      label={t(`admin.audit.${name}`)}
      today={today}
      value={form.values[name]}
      onChange={(value) => form.setFieldValue(name, value)}
      isOptional
    />
  )
  return (
    <form
      className={styles.filter}
      aria-label={t('admin.audit.search')}
      noValidate
      onSubmit={form.onSubmit(onSearch)}
    >
      <TextField
        {...form.getInputProps('who')}
        label={t('admin.audit.who')}
        placeholder={t('admin.audit.whoHint')}
        maxLength={120}
      />
      <TextField
        {...form.getInputProps('what')}
        label={t('admin.audit.what')}
        placeholder={t('admin.audit.whatHint')}
        maxLength={120}
      />
      {day('from')}
      {day('to')}
      <Button type="submit" kind="primary">
        {t('admin.audit.search')}
      </Button>
    </form>
  )
}

function Lines({ rows, onClear }: { rows: readonly AuditRow[]; onClear?: () => void }) {
  const t = useT()
  if (rows.length === 0)
    return (
      <EmptyState
        title={t('admin.audit.none')}
        action={
          onClear && (
            <Button kind="primary" onClick={onClear}>
              {t('admin.audit.clear')}
            </Button>
          )
        }
      >
        {t('admin.audit.noneWhy')}
      </EmptyState>
    )
  return (
    <ul className={styles.list} aria-label={t('admin.audit.title')}>
      {rows.map(({ id, at, what, account, shop }) => (
        <li key={id} className={styles.row}>
          <div className={styles.head}>
            <span className={styles.code}>{what}</span>
            <span className={styles.soft}>
              <AgoText at={at} />
            </span>
          </div>
          <p className={styles.soft}>
            {account ? `${account.name} (${account.email})` : t('admin.audit.nobody')}
            {shop && ` · ${shop.name}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

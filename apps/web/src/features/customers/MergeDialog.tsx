import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { problemSentence } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { useSettled } from '../../data/use-settled.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useCustomer } from './customer-queries.ts'
import styles from './MergeDialog.module.css'
import { mergeCustomers } from './merge-commands.ts'
import { mergeRows } from './merge-rows.ts'

interface Props {
  customer: Customer
  /** The other record, or `choose` while it is being looked for; the dialog is closed without it. */
  otherId?: string
  onChoose: (otherId: string) => void
  onClose: () => void
}

/** Both records side by side and what will become of them; merging can be undone. */
export function MergeDialog({ customer, otherId, onChoose, onClose }: Props) {
  const t = useT()
  const isChoosing = otherId === 'choose'
  return (
    <Dialog
      title={t('customers-record.merge.title', { name: customer.name })}
      isOpen={otherId !== undefined}
      isWide
      onClose={onClose}
    >
      {isChoosing && <MergePicker customer={customer} onChoose={onChoose} />}
      {otherId && !isChoosing && <MergeQuestion customer={customer} otherId={otherId} onClose={onClose} />}
    </Dialog>
  )
}

interface QuestionProps {
  customer: Customer
  otherId: string
  onClose: () => void
}

function MergeQuestion({ customer, otherId, onClose }: QuestionProps) {
  const t = useT()
  const { data: other, error, refetch } = useCustomer(otherId)
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  if (error && !other) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!other) return <SkeletonRows rows={4} rowHeight={56} />
  async function onMerge(merged: Customer) {
    setBusy(true)
    try {
      await mergeCustomers(customer, merged)
      onClose()
    } catch (appError) {
      setProblem(appError)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className={styles.why}>{t('customers-record.merge.why')}</p>
      <MergeTable kept={customer} other={other} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problemSentence(problem, t)}
        </p>
      )}
      <div className={styles.foot}>
        <ButtonLink to={links.mergeCustomer(other.id, customer.id)} kind="plain">
          {t('customers-record.merge.swap', { number: other.number })}
        </ButtonLink>
        <Button kind="primary" isBusy={isBusy} onClick={() => void onMerge(other)}>
          {t('customers-record.merge.confirm', { number: customer.number })}
        </Button>
      </div>
    </>
  )
}

interface MergePickerProps {
  customer: Customer
  onChoose: (otherId: string) => void
}

/** Finds the other record; those with the same name are offered first. */
function MergePicker({ customer, onChoose }: MergePickerProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const asked = useSettled(words.trim(), 200) || customer.name
  const { data } = useQuery({
    queryKey: ['customers', 'mergeWith', asked],
    queryFn: ({ signal }) =>
      call('GET /api/customers', { query: { q: asked.slice(0, 120), limit: 8 } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = data?.rows.filter((row) => row.id !== customer.id) ?? []
  return (
    <>
      <TextField
        label={t('customers-record.merge.find')}
        type="search"
        data-autofocus
        start={<Search size={20} />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className={styles.found} aria-label={t('customers-record.merge.found')}>
        {found.map((row) => (
          <li key={row.id}>
            <button type="button" className={styles.pick} onClick={() => onChoose(row.id)}>
              <Avatar name={row.name} photoUrl={row.photo?.thumbUrl} size={40} />
              <span>
                <strong>{row.name}</strong>
                <span className={styles.aside}>
                  {[row.number, row.phoneShown].filter(Boolean).join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {data && found.length === 0 && <p role="status">{t('customers-record.merge.nobody')}</p>}
    </>
  )
}

/** Three columns: this record, the other, and what is kept of both, by the rule the server follows. */
function MergeTable({ kept, other }: { kept: Customer; other: Customer }) {
  const t = useT()
  const language = useLanguage()
  const { shop } = useSession()
  const rows = mergeRows(kept, other, {
    money: (minor) => (shop ? writeMoney(minor, shop.currency) : ''),
    day: (day) => writeDay(day, language),
  })
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          <th scope="col">{kept.number}</th>
          <th scope="col">{other.number}</th>
          <th scope="col">{t('customers-record.merge.result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, ofKept, ofOther, result }) => (
          <tr key={field}>
            <th scope="row">{t(`customers-record.merge.${field}`)}</th>
            <td data-label={kept.number}>{ofKept}</td>
            <td data-label={other.number}>{ofOther}</td>
            <td data-label={t('customers-record.merge.result')} className={styles.result}>
              {result}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

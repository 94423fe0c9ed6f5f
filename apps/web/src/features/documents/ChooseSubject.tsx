import { mostOrdersOfPaper } from '@darzi/tailoring/documents/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '../../data/api.ts'
import { orderKey } from '../../data/order-cache.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { FoundList } from '../../ui/FoundList.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './PrintExport.module.css'
import { type Chosen, type Subject, templates } from './paper-choice.ts'

interface Props {
  chosen: Chosen
  today: string
  onChange: (change: Partial<Chosen>) => void
}

const mostShown = 6

/** What the paper is about: orders, a customer, a day or some days. */
export function ChooseSubject(props: Props) {
  const { paper } = props.chosen
  if (!paper) return null
  const Choose = choosers[templates[paper].subject]
  return <Choose {...props} />
}

const choosers: Record<Subject, (props: Props) => ReactNode> = {
  orders: ChooseOrders,
  customer: ChooseCustomer,
  day: ChooseDay,
  range: ChooseRange,
}

function ChooseOrders({ chosen: { orders }, onChange }: Props) {
  const t = useT()
  const [words, setWords] = useState('')
  const typed = words.trim()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['orders', 'forPaper', typed],
    queryFn: ({ signal }) =>
      call(
        'GET /api/orders',
        { query: { q: typed || undefined, sort: 'newest', limit: mostShown } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })
  const found = data?.rows.filter(({ id }) => !orders.includes(id)) ?? []
  const isFull = orders.length >= mostOrdersOfPaper
  return (
    <>
      {orders.length > 0 && (
        <ul className={styles.chosen} aria-label={t('print-export.subject.chosen')}>
          {orders.map((id) => (
            <PickedOrder
              key={id}
              id={id}
              onRemove={() => onChange({ orders: orders.filter((each) => each !== id) })}
            />
          ))}
        </ul>
      )}
      <Finder label={t('print-export.subject.findOrder')} words={words} onSearch={setWords} />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {isFull && <p>{t('print-export.subject.full', { most: mostOrdersOfPaper })}</p>}
      <FoundList
        label={t('print-export.subject.orders')}
        rows={(isFull ? [] : found).map(({ id, number, customer: { name } }) => ({
          id,
          name,
          aside: number,
        }))}
        onChoose={({ id }) => onChange({ orders: [...orders, id] })}
      />
      {data && !isPlaceholderData && data.rows.length === 0 && (
        <p role="status">{t('print-export.subject.none')}</p>
      )}
    </>
  )
}

function PickedOrder({ id, onRemove }: { id: string; onRemove: () => void }) {
  const t = useT()
  const { data: order } = useQuery({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => call('GET /api/orders/:id', { params: { id } }, { signal }),
  })
  const name = order ? `${order.number} · ${order.customer.name}` : '…'
  return (
    <li className={styles.picked}>
      <strong>{name}</strong>
      <Button
        aria-label={t('print-export.subject.remove', { name })}
        icon={<X size={20} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  )
}

function ChooseCustomer({ chosen: { customer }, onChange }: Props) {
  const t = useT()
  const [words, setWords] = useState('')
  const typed = words.trim()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['customers', 'forPaper', typed],
    queryFn: ({ signal }) =>
      call('GET /api/customers', { query: { q: typed || undefined, limit: mostShown } }, { signal }),
    placeholderData: keepPreviousData,
    enabled: !customer,
  })
  if (customer)
    return (
      <div className={styles.picked}>
        <PickedCustomer id={customer.id} />
        <Button onClick={() => onChange({ customer: undefined })}>{t('print-export.subject.other')}</Button>
      </div>
    )
  return (
    <>
      <Finder label={t('print-export.subject.findCustomer')} words={words} onSearch={setWords} />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      <FoundList
        label={t('print-export.subject.customers')}
        rows={
          data?.rows.map(({ id, name, phoneShown, number }) => ({ id, name, aside: phoneShown ?? number })) ??
          []
        }
        onChoose={({ id }) => onChange({ customer: { id } })}
      />
      {data && !isPlaceholderData && data.rows.length === 0 && (
        <p role="status">{t('print-export.subject.none')}</p>
      )}
    </>
  )
}

function PickedCustomer({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ['customers', 'ofPaper', id],
    queryFn: ({ signal }) => call('GET /api/customers/:id', { params: { id } }, { signal }),
  })
  return <strong>{data?.name ?? '…'}</strong>
}

function Finder({
  label,
  words,
  onSearch,
}: {
  label: string
  words: string
  onSearch: (words: string) => void
}) {
  const t = useT()
  return (
    <SearchField
      label={label}
      clearLabel={t('print-export.subject.clear')}
      words={words}
      onSearch={onSearch}
    />
  )
}

function ChooseDay({ chosen: { from }, today, onChange }: Props) {
  const t = useT()
  return (
    <DateField
      label={t('print-export.subject.day')}
      value={from}
      today={today}
      isBack
      onChange={(day) => onChange({ from: day })}
    />
  )
}

function ChooseRange({ chosen: { from, to }, today, onChange }: Props) {
  const t = useT()
  return (
    <div className={styles.days}>
      <DateField
        label={t('print-export.subject.from')}
        value={from}
        today={today}
        isBack
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        label={t('print-export.subject.to')}
        value={to}
        today={today}
        isBack
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  )
}

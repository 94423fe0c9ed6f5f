import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Card } from '../../ui/Card.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { AddInPlace } from './AddInPlace.tsx'
import styles from './CustomerFinder.module.css'

interface Props {
  /** What was typed elsewhere already. */
  begun: string
  onChoose: (customerId: string) => void
}

/** Who stands at the counter: by phone or name, known at once, or taken in on the spot. */
export function CustomerFinder({ begun, onChoose }: Props) {
  const t = useT()
  const [words, setWords] = useState(begun)
  const typed = words.trim()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['customers', 'forOrder', typed],
    queryFn: ({ signal }) =>
      call('GET /api/customers', { query: { q: typed || undefined, limit: 8 } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = data?.rows ?? []
  const isNew = data !== undefined && !isPlaceholderData && found.length === 0
  const onKeyDown = useEnter((asked) => asked === typed && !isPlaceholderData && data?.rows, onChoose)
  return (
    <div className={styles.finder}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search takes the first one found */}
      <div onKeyDown={onKeyDown}>
        <SearchField
          label={t('orders-new.customer.search')}
          clearLabel={t('orders-new.customer.clear')}
          words={words}
          onSearch={setWords}
          isFirst
        />
      </div>
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {found.length > 0 && (
        <ul
          className={styles.found}
          aria-label={t(typed ? 'orders-new.customer.found' : 'orders-new.customer.recent')}
        >
          {found.map((customer) => (
            <li key={customer.id}>
              <Choice customer={customer} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {isNew && typed && <p role="status">{t('orders-new.customer.none', { words: typed })}</p>}
      {data && (
        <Card title={t('orders-new.customer.add')}>
          <AddInPlace key={isNew ? typed : ''} begun={isNew ? typed : ''} onAdded={onChoose} />
        </Card>
      )}
    </div>
  )
}

/**
 * Enter takes the first one found for what stands in the field. Whoever types faster than the answer comes is served
 * when it has come: never the first one of fewer letters.
 */
function useEnter(
  foundFor: (asked: string) => readonly CustomerCard[] | undefined | false,
  onChoose: Props['onChoose'],
) {
  const [asked, setAsked] = useState('')
  const found = asked !== '' && foundFor(asked)
  const choose = useEffectEvent((rows: readonly CustomerCard[]) => {
    setAsked('')
    if (rows[0]) onChoose(rows[0].id)
  })
  useEffect(() => {
    if (found) choose(found)
  }, [found])
  return (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return
    setAsked(event.key === 'Enter' ? event.target.value.trim() : '')
  }
}

function Choice({ customer, onChoose }: { customer: CustomerCard; onChoose: Props['onChoose'] }) {
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(customer.id)}>
      <Avatar name={customer.name} photoUrl={customer.photo?.thumbUrl} />
      <span className={styles.who}>
        <strong>{customer.name}</strong>
        <span className="figures">{customer.phoneShown ?? customer.number}</span>
      </span>
    </button>
  )
}

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import { prefillOf } from '../customers/api.ts'
import styles from './Form.module.css'

const mostShown = 5

interface Chosen {
  id: string
  name: string
  address?: string
}

/** For whom: by phone or name. */
export function ChooseCustomer({ onChoose }: { onChoose: (customer: Chosen) => void }) {
  const t = useT()
  const [words, setWords] = useState('')
  const typed = words.trim()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ['customers', 'forAppointment', typed],
    queryFn: ({ signal }) =>
      call('GET /api/customers', { query: { q: typed || undefined, limit: mostShown } }, { signal }),
    placeholderData: keepPreviousData,
  })
  const found = data?.rows ?? []
  return (
    <>
      <SearchField
        label={t('calendar.book.search')}
        clearLabel={t('calendar.book.clear')}
        words={words}
        onSearch={setWords}
        isFirst
      />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      <ul className={styles.found} aria-label={t('calendar.book.customer')}>
        {found.map((customer) => (
          <li key={customer.id}>
            <button type="button" className={styles.choice} onClick={() => onChoose(customer)}>
              <strong>{customer.name}</strong>
              <span className="figures">{customer.phoneShown ?? customer.number}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && !isPlaceholderData && found.length === 0 && (
        <>
          <p role="status">{t('calendar.book.none', { words: typed })}</p>
          <ButtonLink to={links.addCustomer(prefillOf(typed))}>{t('calendar.book.add')}</ButtonLink>
        </>
      )}
    </>
  )
}

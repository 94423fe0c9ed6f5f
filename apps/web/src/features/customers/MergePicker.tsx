import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './MergeDialog.module.css'
import { useSettled } from './use-settled.ts'

interface Props {
  customer: Customer
  onChoose: (otherId: string) => void
}

/** Finds the other record; those with the same name are offered first. */
export function MergePicker({ customer, onChoose }: Props) {
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

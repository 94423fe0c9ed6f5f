import { ArrowLeftRight, ChevronDown, X } from 'lucide-react'
import { useState } from 'react'
import { useMay } from '../../data/session.ts'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Book.module.css'
import { type BookQuery, ranges } from './book-query.ts'
import { useFamily, useFoundCustomers } from './measurement-queries.ts'

interface Props {
  query: BookQuery
  isComparing: boolean
  onChange: (part: Partial<BookQuery>, options?: { replace?: boolean }) => void
  onCompare: (isOn: boolean) => void
}

/** Whose records, and from when; and whether the two latest are laid side by side. */
export function BookTools({ query, isComparing, onChange, onCompare }: Props) {
  const t = useT()
  return (
    <ListTools
      search={
        <SearchField
          label={t('measurements.book.search')}
          clearLabel={t('measurements.choose.clear')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      tabs={
        <Chips
          label={t('measurements.book.range')}
          chips={ranges.map((key) => ({ key, label: t(`measurements.range.${key}`) }))}
          chosen={query.range}
          onChoose={(range) => onChange({ range })}
        />
      }
      active={[query.customer !== '', isComparing].filter(Boolean).length}
      sort={<CustomerSelect customer={query.customer} onChoose={(customer) => onChange({ customer })} />}
      filters={
        <Button
          aria-pressed={isComparing}
          kind={isComparing ? 'primary' : 'quiet'}
          icon={<ArrowLeftRight size={20} aria-hidden="true" />}
          onClick={() => onCompare(!isComparing)}
        >
          {t('measurements.compare.toggle')}
        </Button>
      }
    />
  )
}

/** A book may have a hundred thousand customers: they are found, not listed. */
function CustomerSelect({ customer, onChoose }: { customer: string; onChoose: (id: string) => void }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { data: chosen } = useFamily(customer || undefined)
  const label = customer
    ? (chosen?.name ?? t('measurements.book.customer'))
    : t('measurements.book.everybody')
  return (
    <span className={styles.customer}>
      <Button
        aria-haspopup="dialog"
        className={styles.pick}
        aria-label={`${t('measurements.book.customer')}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {label}
        <ChevronDown size={18} aria-hidden="true" />
      </Button>
      {customer && (
        <Button
          aria-label={t('measurements.book.everybody')}
          icon={<X size={20} aria-hidden="true" />}
          onClick={() => onChoose('')}
        />
      )}
      <Dialog title={t('measurements.book.choose')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <FoundCustomers
          onChoose={(id) => {
            setOpen(false)
            onChoose(id)
          }}
        />
      </Dialog>
    </span>
  )
}

function FoundCustomers({ onChoose }: { onChoose: (id: string) => void }) {
  const t = useT()
  const [words, setWords] = useState('')
  const { data, error, isPending, refetch } = useFoundCustomers(words)
  return (
    <div className={styles.found}>
      <SearchField
        label={t('measurements.choose.search')}
        clearLabel={t('measurements.choose.clear')}
        words={words}
        onSearch={setWords}
        isFirst
      />
      {error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={5} rowHeight={48} />}
      {!error && data?.rows.length === 0 && <Nobody words={words} onClear={() => setWords('')} />}
      {!error && data && data.rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('measurements.choose.label')}>
          {data.rows.map(({ id, name, number }) => (
            <li key={id}>
              <Button className={styles.foundOne} onClick={() => onChoose(id)}>
                {name} <span className={styles.facts}>{number}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Nobody({ words, onClear }: { words: string; onClear: () => void }) {
  const t = useT()
  const mayAdd = useMay('customers.write')
  if (words) return <NothingFound words={words} onClear={onClear} />
  return (
    <EmptyState
      title={t('measurements.choose.nobody')}
      action={
        mayAdd && (
          <ButtonLink to={links.addCustomer()} kind="primary">
            {t('measurements.choose.add')}
          </ButtonLink>
        )
      }
    />
  )
}

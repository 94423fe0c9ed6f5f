import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { asciiDigits } from '@darzi/tailoring/digits.ts'
import { ChevronRight, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useSearchParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { NothingFound } from '../../ui/NothingFound.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ChoosePerson.module.css'
import { useFamily, useFoundCustomers } from './measurement-queries.ts'

/** Whose sizes are taken: by phone or name, then who of the family. */
export function ChoosePerson({ customerId }: { customerId: string | undefined }) {
  const t = useT()
  return (
    <>
      <ScreenHeader
        title={t('measurements.measure.title')}
        extra={<ButtonLink to={links.measurementBook()}>{t('measurements.book.title')}</ButtonLink>}
      />
      {customerId ? <Family customerId={customerId} /> : <Customers />}
    </>
  )
}

function Customers() {
  const t = useT()
  const [words, setWords] = useState('')
  const found = useFoundCustomers(words)
  const mayAdd = useMay('customers.write')
  const add = mayAdd && (
    <ButtonLink
      to={links.addCustomer(/^[\d +]+$/.test(asciiDigits(words)) ? { phone: words } : { name: words })}
      kind="primary"
      icon={<UserPlus size={20} aria-hidden="true" />}
    >
      {t('measurements.choose.add')}
    </ButtonLink>
  )
  return (
    <div className={styles.choose}>
      <SearchField
        label={t('measurements.choose.search')}
        clearLabel={t('measurements.choose.clear')}
        words={words}
        onSearch={setWords}
        isFirst
      />
      {found.error && !found.data && <QueryFailed error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={5} rowHeight={64} />}
      {found.data?.rows.length === 0 &&
        (words ? (
          <NothingFound words={words} onClear={() => setWords('')} add={add} />
        ) : (
          <EmptyState title={t('measurements.choose.nobody')} action={add} />
        ))}
      {found.data && found.data.rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('measurements.choose.label')}>
          {found.data.rows.map((customer) => (
            <li key={customer.id}>
              <CustomerLine customer={customer} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function CustomerLine({ customer }: { customer: CustomerCard }) {
  const to = useWayWith({ customer: customer.id })
  return (
    <Link to={to} className={styles.row}>
      <Avatar name={customer.name} photoUrl={customer.photo?.thumbUrl} size={44} />
      <span className={styles.words}>
        <strong>{customer.name}</strong>
        <span className={styles.facts}>
          {[customer.number, customer.phoneShown].filter(Boolean).join(' · ')}
        </span>
      </span>
      <ChevronRight size={22} aria-hidden="true" />
    </Link>
  )
}

/** Who of the family; one person alone is measured at once. */
function Family({ customerId }: { customerId: string }) {
  const t = useT()
  const { data: customer, error, refetch } = useFamily(customerId)
  const only = customer?.people.length === 1 ? customer.people[0]?.id : undefined
  const way = useWayWith({ customer: '', person: only ?? '' })
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!customer) return <SkeletonRows rows={3} rowHeight={64} />
  if (customer.mergedInto) return <Navigate to={links.measure({ customer: customer.mergedInto })} replace />
  if (only) return <Navigate to={way} replace />
  return (
    <div className={styles.choose}>
      <h2>{t('measurements.choose.who', { name: customer.name })}</h2>
      <ul className={styles.rows}>
        {customer.people.map((person) => (
          <li key={person.id}>
            <PersonLine person={person} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function PersonLine({ person }: { person: { id: string; name: string; relation?: string | undefined } }) {
  const to = useWayWith({ customer: '', person: person.id })
  return (
    <Link to={to} className={styles.row} replace>
      <Avatar name={person.name} size={44} />
      <span className={styles.words}>
        <strong>{person.name}</strong>
        {person.relation && <span className={styles.facts}>{person.relation}</span>}
      </span>
      <ChevronRight size={22} aria-hidden="true" />
    </Link>
  )
}

/** This address with another person; the garment and the way back stay. */
function useWayWith(parts: Record<string, string>): string {
  const [search] = useSearchParams()
  return links.measure({ ...Object.fromEntries(search), ...parts })
}

import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { fieldSentence, problemSentence } from '../../data/problem-error.ts'
import { queries } from '../../data/queries.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { prefillOf, saveToStanding } from '../customers/api.ts'
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

interface AddInPlaceProps {
  /** What was searched in vain: a phone or a name. */
  begun: string
  onAdded: (customerId: string) => void
}

/** Takes a new customer in with no more than a name and a phone; the rest can be written later. */
export function AddInPlace({ begun, onAdded }: AddInPlaceProps) {
  const t = useT()
  const start = begun ? prefillOf(begun) : {}
  const [id] = useState(() => newId())
  const [name, setName] = useState(start.name ?? '')
  const [phone, setPhone] = useState(start.phone ?? '')
  const [appError, setError] = useState<unknown>()
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    setMissing(!name.trim())
    if (!name.trim()) return
    setBusy(true)
    try {
      const body = { id, name, phone: phone || undefined }
      const customer = await call('POST /api/customers', { body }).catch((refused: unknown) =>
        saveToStanding(refused, body),
      )
      void queries.invalidateQueries({ queryKey: ['customers'] })
      onAdded(customer.id)
    } catch (refused) {
      setError(refused)
    } finally {
      setBusy(false)
    }
  }
  const atName = isMissing ? t('problems.field.required') : fieldSentence(appError, 'name', t)
  const atPhone = fieldSentence(appError, 'phone', t)
  return (
    <form className={styles.add} onSubmit={onSubmit} noValidate>
      <TextField
        label={t('orders-new.customer.name')}
        value={name}
        maxLength={120}
        autoComplete="off"
        error={atName}
        onChange={(event) => setName(event.target.value)}
      />
      <TextField
        label={t('orders-new.customer.phone')}
        type="tel"
        isOptional
        value={phone}
        maxLength={40}
        autoComplete="off"
        error={atPhone}
        onChange={(event) => setPhone(event.target.value)}
      />
      <Button kind="primary" type="submit" isBusy={isBusy}>
        {t('orders-new.customer.addNow')}
      </Button>
      <div className={styles.problem}>
        <FormError>{appError !== undefined && !atPhone && !atName && problemSentence(appError, t)}</FormError>
      </div>
    </form>
  )
}

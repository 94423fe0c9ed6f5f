import { lazy, Suspense, type SyntheticEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { hereByNow } from '../../ui/here-by-now.ts'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Tracking.module.css'
import { useTrack } from './use-track.ts'

/** What is found comes with its own part of the page, fetched while the form is filled in. */
const foundOrders = import('./FoundOrders.tsx')
const FoundOrders = lazy(hereByNow(foundOrders))

/** As does whom to ask, at the page's foot. */
const help = import('./HelpOfPage.tsx')
const HelpOfPage = lazy(async () => ({ default: (await help).HelpOfPage }))

/** Where is my order? By the phone it was taken with; more of it after a code sent to that phone. */
export default function TrackOrderPage() {
  const t = useT()
  const { begun, found, problem, isSearching, search } = useTrack()
  const shop = found?.orders.find((order) => order.shop)?.shop
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('tracking.page.title')}</h1>
        <p>{t('tracking.page.lede')}</p>
      </header>
      <TrackForm begun={begun} problem={problem} isSearching={isSearching} onSearch={search} />
      <Suspense>{found && <FoundOrders found={found} onProven={() => search(found.phone)} />}</Suspense>
      <Suspense>
        <HelpOfPage shop={shop} />
      </Suspense>
    </div>
  )
}

interface Props {
  /** What was asked for before. */
  begun: string | undefined
  problem: string | undefined
  isSearching: boolean
  onSearch: (phone: string) => void
}

function TrackForm({ begun, problem, isSearching, onSearch }: Props) {
  const t = useT()
  const phone = useRef<HTMLInputElement>(null)
  function onSubmit(event: SyntheticEvent) {
    event.preventDefault()
    const typed = phone.current?.value ?? ''
    if (typed.trim() === '') phone.current?.focus()
    onSearch(typed)
  }
  return (
    <form className={styles.search} noValidate onSubmit={onSubmit}>
      <TextField
        ref={phone}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        name="phone"
        required
        defaultValue={begun}
        maxLength={40}
        label={t('tracking.search.phone')}
        hint={t('tracking.search.hint')}
        error={problem && <span role="alert">{problem}</span>}
      />
      <Button type="submit" kind="primary" isLarge isBusy={isSearching}>
        {t('tracking.search.go')}
      </Button>
    </form>
  )
}

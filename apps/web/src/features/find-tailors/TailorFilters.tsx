import { LocateFixed } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { dayIn } from '../../data/shop-day.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './FindTailors.module.css'
import { offered, type TailorAddress } from './use-tailor-address.ts'

/** How far is looked where nobody says it. */
const usualKm = '25'

/** One search in sight, the rest unfolds; all of it stands in the address. */
export function TailorFilters({ address }: { address: TailorAddress }) {
  const t = useT()
  const { filter, change } = address
  const folded = Object.keys(filter).filter((name) => !['q', 'sort', 'currency'].includes(name)).length
  return (
    <div className={styles.filters}>
      <SearchField
        label={t('find-tailors.search.label')}
        clearLabel={t('find-tailors.search.clear')}
        words={filter.q ?? ''}
        onSearch={(q, options) => change({ q }, options)}
      />
      <NearMe address={address} />
      <details className={styles.fold} open={folded > 0}>
        <summary>{t('find-tailors.filter.title', { count: folded })}</summary>
        <FoldedFilters address={address} />
      </details>
    </div>
  )
}

function FoldedFilters({ address }: { address: TailorAddress }) {
  const t = useT()
  const { filter, change } = address
  const any = { value: '', label: t('find-tailors.filter.any') }
  const choice = (name: keyof typeof filter, label: string, options: { value: string; label: string }[]) => (
    <NativeSelect
      label={label}
      value={filter[name] ?? ''}
      options={[any, ...options]}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  )
  return (
    <div className={styles.fields}>
      <Typed address={address} name="city" label={t('find-tailors.filter.city')} />
      {filter.lat && (
        <NativeSelect
          label={t('find-tailors.filter.within')}
          value={filter.km ?? usualKm}
          options={offered.km.map((value) => ({ value, label: t('find-tailors.filter.km', { km: value }) }))}
          onChange={({ target }) => change({ km: target.value === usualKm ? '' : target.value })}
        />
      )}
      <NativeSelect
        label={t('find-tailors.filter.garment')}
        value={filter.garment ?? ''}
        options={[any, ...offered.garment.map(garmentOption)]}
        onChange={({ target }) =>
          change({
            garment: target.value,
            ...(target.value
              ? {}
              : { atLeast: '', upTo: '', ready: '', sort: filter.sort === 'price' ? '' : filter.sort }),
          })
        }
      />
      {filter.garment && (
        <>
          <ByDay address={address} name="ready" label={t('find-tailors.filter.ready')} />
          <Typed address={address} name="atLeast" label={t('find-tailors.filter.atLeast')} isNumber />
          <Typed address={address} name="upTo" label={t('find-tailors.filter.upTo')} isNumber />
          <NativeSelect
            label={t('find-tailors.filter.currency')}
            value={filter.currency ?? 'INR'}
            options={offered.currency.map((value) => ({ value, label: value }))}
            onChange={({ target }) => change({ currency: target.value === 'INR' ? '' : target.value })}
          />
        </>
      )}
      <ByDay address={address} name="free" label={t('find-tailors.filter.free')} />
      {choice(
        'rating',
        t('find-tailors.filter.rating'),
        offered.rating.map((value) => ({ value, label: t('find-tailors.filter.stars', { stars: value }) })),
      )}
      {choice(
        'kept',
        t('find-tailors.filter.kept'),
        offered.kept.map((value) => ({ value, label: t('find-tailors.filter.percent', { percent: value }) })),
      )}
      {choice(
        'language',
        t('find-tailors.filter.language'),
        offered.language.map((value) => ({ value, label: t(`find-tailors.language.${value}`) })),
      )}
      <NativeSelect
        label={t('find-tailors.sort.label')}
        value={filter.sort ?? 'best'}
        options={[
          { value: 'best', label: t('find-tailors.sort.best') },
          { value: 'near', label: t('find-tailors.sort.near'), isDisabled: !filter.lat },
          { value: 'price', label: t('find-tailors.sort.price'), isDisabled: !filter.garment },
        ]}
        onChange={({ target }) => change({ sort: target.value === 'best' ? '' : target.value })}
      />
      <Checkbox
        label={t('find-tailors.filter.woman')}
        checked={filter.woman === 'true'}
        onChange={({ target }) => change({ woman: target.checked ? 'true' : '' })}
      />
      <Checkbox
        label={t('find-tailors.filter.verified')}
        checked={filter.verified === 'true'}
        onChange={({ target }) => change({ verified: target.checked ? 'true' : '' })}
      />
    </div>
  )

  function garmentOption(key: string) {
    return { value: key, label: t(`garment-names.types.${key}`) }
  }
}

/** What is being typed, until the address says something else: by Back, or once all is cleared. */
function useTyped(said: string) {
  const [typed, setTyped] = useState(said)
  const [seen, setSeen] = useState(said)
  if (seen !== said) {
    setSeen(said)
    setTyped(said)
  }
  return [typed, setTyped] as const
}

/** Counts once it is a day. */
function ByDay({ address, name, label }: { address: TailorAddress; name: 'free' | 'ready'; label: string }) {
  const { filter, change } = address
  const [typed, setTyped] = useTyped(filter[name] ?? '')
  const today = dayIn(undefined, new Date())
  return (
    <DateField
      label={label}
      value={typed}
      today={today}
      min={today}
      onChange={(day) => {
        setTyped(day)
        const isDay = day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)
        if (isDay && day !== (filter[name] ?? '')) change({ [name]: day })
      }}
    />
  )
}

interface TypedProps {
  address: TailorAddress
  name: 'city' | 'atLeast' | 'upTo'
  label: string
  isNumber?: boolean
}

/** Counts when it is left, or at Enter. */
function Typed({ address, name, label, isNumber }: TypedProps) {
  const { filter, change } = address
  const [typed, setTyped] = useTyped(filter[name] ?? '')
  const send = () => {
    const value = isNumber ? typed.replace(/\D/g, '').replace(/^0+/, '').slice(0, 7) : typed.trim()
    if (value !== (filter[name] ?? '')) change({ [name]: value })
  }
  const onSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form onSubmit={onSubmit}>
      <TextField
        label={label}
        value={typed}
        inputMode={isNumber ? 'numeric' : undefined}
        maxLength={80}
        enterKeyHint="search"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={send}
      />
    </form>
  )
}

/** Where this device is, rounded to a kilometre; asked for only when it is wanted. */
function NearMe({ address }: { address: TailorAddress }) {
  const t = useT()
  const { filter, change } = address
  const [state, setState] = useState<'still' | 'asking' | 'refused'>('still')
  const isOn = filter.lat !== undefined
  function onClick() {
    if (isOn) return change({ lat: '', lng: '', km: '', sort: '' })
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('still')
        change({ lat: coords.latitude.toFixed(2), lng: coords.longitude.toFixed(2), sort: 'near' })
      },
      () => setState('refused'),
      { timeout: 10_000, maximumAge: 600_000 },
    )
  }
  return (
    <div className={styles.near}>
      <Button
        icon={<LocateFixed size={18} aria-hidden="true" />}
        isBusy={state === 'asking'}
        aria-pressed={isOn}
        onClick={onClick}
      >
        {t(isOn ? 'find-tailors.near.off' : 'find-tailors.near.on')}
      </Button>
      <p role="status">{state === 'refused' && t('find-tailors.near.refused')}</p>
    </div>
  )
}

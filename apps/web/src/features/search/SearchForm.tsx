import { longestQuery, searchRanges, searchTypes } from '@darzi/tailoring/search/filter.ts'
import { type FormEvent, useState } from 'react'
import { useShopDay } from '../../data/shop-day.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Search.module.css'
import { type Asked, isAsked, nothingAsked } from './search-address.ts'

interface Props {
  asked: Asked
  onRun: (asked: Asked) => void
}

/** What to look for. Words run with Enter or the button, a choice at once. */
export function SearchForm({ asked, onRun }: Props) {
  const t = useT()
  const today = useShopDay()
  const [words, setWords] = useState(asked.q ?? '')
  const { q: _, ...rest } = asked
  const typed: Asked = words.trim() === '' ? rest : { ...rest, q: words.trim() }
  const isBackwards = Boolean(asked.from && asked.to && asked.to < asked.from)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (typed.q || asked.q) onRun(typed)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.words}>
        <TextField
          label={t('search.form.words')}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          data-search
          maxLength={longestQuery}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button kind="primary" type="submit">
          {t('search.form.run')}
        </Button>
      </div>
      <div className={styles.picks}>
        <NativeSelect
          label={t('search.form.type')}
          value={asked.type}
          options={(['all', ...searchTypes] as const).map((value) => ({
            value,
            label: t(`search.type.${value}`),
          }))}
          onChange={({ target }) =>
            onRun({ ...typed, type: [...searchTypes].find((type) => type === target.value) ?? 'all' })
          }
        />
        <NativeSelect
          label={t('search.form.range')}
          value={asked.range}
          options={searchRanges.map((value) => ({ value, label: t(`search.range.${value}`) }))}
          onChange={({ target }) =>
            onRun({ ...typed, range: searchRanges.find((range) => range === target.value) ?? 'all' })
          }
        />
        {asked.range === 'between' && (
          <>
            <DateField
              label={t('search.form.from')}
              isOptional
              isBack
              today={today}
              value={asked.from ?? ''}
              onChange={(from) => isWhole(from) && onRun({ ...typed, from })}
            />
            <DateField
              label={t('search.form.to')}
              isOptional
              isBack
              today={today}
              value={asked.to ?? ''}
              error={isBackwards ? t('problems.search.rangeBackwards') : undefined}
              onChange={(to) => isWhole(to) && onRun({ ...typed, to })}
            />
          </>
        )}
      </div>
      {(isAsked(asked) || asked.range !== 'all' || asked.type !== 'all') && (
        <div className={styles.clear}>
          <Button kind="plain" onClick={() => onRun(nothingAsked)}>
            {t('search.form.clear')}
          </Button>
        </div>
      )}
    </form>
  )
}

/** Taken over once a day stands there, or nothing. */
const isWhole = (day: string) => day === '' || /^\d{4}-\d\d-\d\d$/.test(day)

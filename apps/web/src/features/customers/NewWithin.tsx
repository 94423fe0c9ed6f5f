import { writeDay } from '@darzi/words/formats.ts'
import { X } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import type { DirectoryQuery } from './customer-list.ts'

interface Props {
  query: DirectoryQuery
  onChange: (part: Partial<DirectoryQuery>) => void
}

/** Says that only the customers behind “new customers” are shown, and gives all of them back. */
export function NewWithin({ query: { firstFrom, firstTo }, onChange }: Props) {
  const t = useT()
  const language = useLanguage()
  if (!firstFrom && !firstTo) return null
  const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? writeDay(text, language) : text)
  const days = saidDays()
  function saidDays() {
    if (firstFrom === firstTo) return t('customers.new.on', { day: day(firstFrom) })
    if (!firstFrom) return t('customers.new.until', { to: day(firstTo) })
    if (!firstTo) return t('customers.new.since', { from: day(firstFrom) })
    return t('customers.new.days', { from: day(firstFrom), to: day(firstTo) })
  }
  return (
    <Button
      kind="plain"
      icon={<X size={18} aria-hidden="true" />}
      aria-label={t('customers.new.clear', { what: days })}
      onClick={() => onChange({ firstFrom: '', firstTo: '' })}
    >
      {days}
    </Button>
  )
}

import { onlyDigits } from '@darzi/tailoring/digits.ts'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useSettled } from '../../data/use-settled.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { justSaved } from '../../shell/just-saved.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import type { CustomerDraft } from './customer-draft.ts'
import { useByPhone } from './customer-queries.ts'
import styles from './SamePhoneProposal.module.css'

/** Shorter than this is no phone number yet. */
const fewestDigits = 7
const mostShown = 3

interface Props {
  draft: CustomerDraft
  onChange: (part: Partial<CustomerDraft>) => void
  /** The customer goes to another record as family. */
  onMovedAway: () => void
}

/** Who has this phone already, told while it is typed: open that record, stand under it as family, or keep both. */
export function SamePhoneProposal({ draft, onChange, onMovedAway }: Props) {
  const t = useT()
  const phone = useSettled(draft.phone.trim())
  const isLong = onlyDigits(phone).length >= fewestDigits
  const { data } = useByPhone(phone, isLong)
  const others = isLong ? (data?.rows ?? []).filter((row) => row.id !== draft.id) : []
  const box = useInSight(others.length > 0)
  return (
    <div ref={box} role="status" className={styles.box}>
      {others.length > 0 && (
        <div className={styles.proposal}>
          <p className={styles.title}>{t('customers-form.same.title', { count: others.length })}</p>
          <ul className={styles.others}>
            {others.slice(0, mostShown).map((row) => (
              <li key={row.id} className={styles.other}>
                <span className={styles.who}>
                  <strong>{row.name}</strong> <span className="figures">{row.number}</span>{' '}
                  {row.isArchived && <Badge>{t('customers-form.same.archived')}</Badge>}
                </span>
                <Link
                  to={links.customer(row.id)}
                  state={justSaved}
                  className={buttonClass({ kind: 'quiet' })}
                  aria-label={t('customers-form.same.openOf', { name: row.name })}
                >
                  {t('customers-form.same.open')}
                </Link>
                {!row.isArchived && draft.name.trim() && (
                  <Link
                    to={links.customerPerson(row.id, 'new', draft.name.trim())}
                    state={justSaved}
                    className={buttonClass({ kind: 'quiet' })}
                    onClick={onMovedAway}
                  >
                    {t('customers-form.same.asFamily')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {others.length > mostShown && (
            <ButtonLink to={links.customers({ q: phone })} kind="plain">
              {t('customers-form.same.all', { count: others.length })}
            </ButtonLink>
          )}
          <Button
            kind={draft.keepsBoth ? 'primary' : 'quiet'}
            aria-pressed={draft.keepsBoth}
            onClick={() => onChange({ keepsBoth: !draft.keepsBoth })}
          >
            {t(draft.keepsBoth ? 'customers-form.same.kept' : 'customers-form.same.keepBoth')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What appears under the field being typed in must not hide behind the bar at the foot of a phone. */
function useInSight(isShown: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return box
}

import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { toastDone } from '../../shell/toasts.tsx'
import { useAct } from '../../shell/use-act.ts'
import { Button } from '../../ui/Button.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { restoreCustomer } from './customer-commands.ts'
import { undoMerge } from './merge-commands.ts'
import styles from './RecordNotices.module.css'

interface Props {
  customer: Customer
  onMerge: (otherId: string) => void
}

/** What should be known of the record before working with it, each with its way on. */
export function RecordNotices({ customer, onMerge }: Props) {
  const t = useT()
  const mayMerge = useMay('customers.merge')
  const mergedFrom = useMergedFrom()
  const { isArchived, awaitsQuota, samePhone, merges, can } = customer
  return (
    <>
      {mergedFrom && <Notice words={t('customers-record.notice.mergedFrom', { name: mergedFrom })} />}
      {isArchived && (
        <Notice words={t(`customers-record.notice.${awaitsQuota ? 'awaitsRoom' : 'archived'}`)}>
          {can.archive && (
            <Button kind="primary" onClick={() => void restoreCustomer(customer)}>
              {t('customers.act.restore')}
            </Button>
          )}
        </Notice>
      )}
      {!isArchived &&
        samePhone.map((other) => (
          <Notice
            key={other.id}
            words={t('customers-record.notice.samePhone', { name: other.name, number: other.number })}
          >
            {mayMerge && (
              <Button onClick={() => onMerge(other.id)}>{t('customers-record.notice.merge')}</Button>
            )}
            <ButtonLink to={links.customer(other.id)}>{t('customers-record.notice.open')}</ButtonLink>
          </Notice>
        ))}
      {mayMerge && merges.map((merged) => <Merged key={merged.id} merged={merged} />)}
    </>
  )
}

function Notice({ words, children }: { words: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{words}</p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  )
}

/** A merge that can still be taken back. */
function Merged({ merged }: { merged: Customer['merges'][number] }) {
  const t = useT()
  const { shop } = useSession()
  const { isBusy, run } = useAct()
  const onUndo = () =>
    run(async () => {
      await undoMerge(merged.id)
      toastDone(t('customers-record.merge.undone', { name: merged.name }))
    })
  return (
    <Notice
      words={
        <>
          {t('customers-record.notice.merged', { name: merged.name, number: merged.number })}{' '}
          <span className={styles.when}>
            <InstantText at={merged.at} timeZone={shop?.timeZone} />
          </span>
        </>
      }
    >
      <Button isBusy={isBusy} onClick={() => void onUndo()}>
        {t('customers-record.notice.undoMerge')}
      </Button>
    </Notice>
  )
}

/** Left by the address of a record that was merged into this one. */
function useMergedFrom(): string | undefined {
  const state: unknown = useLocation().state
  if (typeof state !== 'object' || state === null || !('mergedFrom' in state)) return undefined
  return String(state.mergedFrom)
}

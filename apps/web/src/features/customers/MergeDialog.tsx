import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { useState } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { useCustomer } from './customer-queries.ts'
import styles from './MergeDialog.module.css'
import { MergePicker } from './MergePicker.tsx'
import { MergeTable } from './MergeTable.tsx'
import { mergeCustomers } from './merge-commands.ts'

interface Props {
  customer: Customer
  /** The other record, or `choose` while it is being looked for; the dialog is closed without it. */
  otherId?: string
  onChoose: (otherId: string) => void
  onClose: () => void
}

/** Both records side by side and what will become of them; merging can be undone. */
export function MergeDialog({ customer, otherId, onChoose, onClose }: Props) {
  const t = useT()
  const isChoosing = otherId === 'choose'
  return (
    <Dialog
      title={t('customers-record.merge.title', { name: customer.name })}
      isOpen={otherId !== undefined}
      isWide
      onClose={onClose}
    >
      {isChoosing && <MergePicker customer={customer} onChoose={onChoose} />}
      {otherId && !isChoosing && <MergeQuestion customer={customer} otherId={otherId} onClose={onClose} />}
    </Dialog>
  )
}

interface QuestionProps {
  customer: Customer
  otherId: string
  onClose: () => void
}

function MergeQuestion({ customer, otherId, onClose }: QuestionProps) {
  const t = useT()
  const { data: other, error, refetch } = useCustomer(otherId)
  const [problem, setProblem] = useState<unknown>()
  const [isBusy, setBusy] = useState(false)
  if (error && !other) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!other) return <SkeletonRows rows={4} rowHeight={56} />
  async function onMerge(merged: Customer) {
    setBusy(true)
    try {
      await mergeCustomers(customer, merged)
      onClose()
    } catch (appError) {
      setProblem(appError)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p className={styles.why}>{t('customers-record.merge.why')}</p>
      <MergeTable kept={customer} other={other} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problemSentence(problem, t)}
        </p>
      )}
      <div className={styles.foot}>
        <ButtonLink to={links.mergeCustomer(other.id, customer.id)} kind="plain">
          {t('customers-record.merge.swap', { number: other.number })}
        </ButtonLink>
        <Button kind="primary" isBusy={isBusy} onClick={() => void onMerge(other)}>
          {t('customers-record.merge.confirm', { number: customer.number })}
        </Button>
      </div>
    </>
  )
}

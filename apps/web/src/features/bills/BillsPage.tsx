import type { Bill } from '@darzi/contract/bills.ts'
import { Printer, ReceiptText, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Bills.module.css'
import { billPdf, useBillDraft, useBills } from './bill-data.ts'
import { CreditDialog } from './CreditDialog.tsx'
import { DiffersNotice } from './DiffersNotice.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { SendBill } from './SendBill.tsx'

/** The bills and credit notes of one order: each can be printed for ever, none can be changed. */
export default function BillsPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, refetch } = useBills(id)
  const mayBill = useMay('payments.take')
  const { data: draft } = useBillDraft(id, mayBill)
  const dialog = useDialogAddress('do')
  const rows = data?.rows ?? []
  const standing = draft?.standing
  const credited = rows.find((bill) => bill.id === dialog.value)
  const reason = draft?.isCancelled
    ? t('problems.bills.cancelled')
    : standing && t('bills.page.standing', { number: standing.number })
  const issue = mayBill && (
    <HonestButton
      kind="primary"
      icon={<ReceiptText size={20} aria-hidden="true" />}
      reason={reason}
      disabled={!draft}
      onClick={() => dialog.open('issue')}
    >
      {t('bills.issue.open')}
    </HonestButton>
  )
  return (
    <div className={styles.page}>
      <ScreenHeader
        title={data ? t('bills.page.titleOf', { order: data.order }) : t('bills.page.title')}
        backTo={links.order(id)}
        extra={rows.length > 0 && issue}
      />
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows rows={2} rowHeight={130} />}
      {data && rows.length === 0 && (
        <EmptyState title={t('bills.page.empty')} action={issue}>
          {t('bills.page.why')}
        </EmptyState>
      )}
      {data && (
        <DiffersNotice
          orderId={id}
          standing={rows.find(isStanding)}
          minor={data.differsMinor}
          onCredit={(bill) => dialog.open(bill.id)}
        />
      )}
      <ul className={styles.list} aria-label={t('bills.page.title')}>
        {rows.map((bill) => (
          <BillRow
            key={bill.id}
            bill={bill}
            acts={data && <SendBill bill={bill} to={data.sendTo} />}
            onCredit={() => dialog.open(bill.id)}
          />
        ))}
      </ul>
      {dialog.value === 'issue' && draft && !standing && (
        <IssueDialog orderId={id} draft={draft} onClose={dialog.close} />
      )}
      {credited?.can.credit && (
        <CreditDialog bill={credited} amountMinor={aboveOf(data)} onClose={dialog.close} />
      )}
    </div>
  )
}

/** It was not given back in full; only the newest can be one. */
const isStanding = ({ kind, creditedMinor, totalMinor }: Bill) =>
  kind !== 'credit_note' && creditedMinor < totalMinor

/** By how much the bill that stands is above its order. */
const aboveOf = (bills: { differsMinor?: number } | undefined) =>
  bills?.differsMinor && bills.differsMinor > 0 ? bills.differsMinor : undefined

interface Row {
  bill: Bill
  /** What else may be done with it. */
  acts: ReactNode
  onCredit: () => void
}

function BillRow({ bill, acts, onCredit }: Row) {
  const t = useT()
  const language = useLanguage()
  const { kind, number, buyer, issuedOn, issuedBy, totalMinor, taxMinor, currency, creditedMinor, credits } =
    bill
  return (
    <li className={styles.bill}>
      <div className={styles.top}>
        <h2 className="figures">{number}</h2>
        <strong>
          <Money minor={kind === 'credit_note' ? -totalMinor : totalMinor} currency={currency} />
        </strong>
      </div>
      <div className={styles.aside}>
        {t(`bills.kind.${kind}`)} · <DayText day={issuedOn} /> · {buyer.name}
      </div>
      {taxMinor > 0 && (
        <div className={styles.aside}>
          {t('bills.page.tax')} <Money minor={taxMinor} currency={currency} />
        </div>
      )}
      {credits && <div>{t('bills.page.credits', { number: credits.number, reason: bill.reason ?? '' })}</div>}
      {creditedMinor > 0 && (
        <div>
          {t('bills.page.credited')} <Money minor={creditedMinor} currency={currency} />
        </div>
      )}
      {issuedBy && <div className={styles.aside}>{t('bills.page.by', { name: issuedBy })}</div>}
      <div className={styles.acts}>
        <a
          href={billPdf(bill, language)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ kind: 'quiet' })}
        >
          <Printer size={20} aria-hidden="true" />
          {t('bills.page.print', { number })}
        </a>
        {acts}
        {bill.can.credit && (
          <Button icon={<Undo2 size={20} aria-hidden="true" />} onClick={onCredit}>
            {t('bills.credit.open')}
          </Button>
        )}
      </div>
    </li>
  )
}

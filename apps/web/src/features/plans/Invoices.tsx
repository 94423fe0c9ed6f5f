import type { PlanInvoice, PlanStanding } from '@darzi/contract/plans.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { toastProblem } from '../../shell/toasts.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { Money } from '../../ui/Money.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import styles from './Plans.module.css'
import { invoicePdf, payInvoice } from './plan-data.ts'
import { SentBack } from './SentBack.tsx'

interface Props {
  standing: PlanStanding
  mayPay: boolean
}

/** The invoices to the shop, newest first. */
export function Invoices({ standing, mayPay }: Props) {
  const t = useT()
  const { invoices, paysOnline } = standing
  const isOpen = invoices.some(({ state }) => state === 'open')
  return (
    <div className={styles.invoices}>
      <h3>{t('plans.invoices.title')}</h3>
      {invoices.length === 0 && <p className={styles.soft}>{t('plans.invoices.none')}</p>}
      {isOpen && !paysOnline && <p>{t('plans.invoices.offline')}</p>}
      {invoices.length > 0 && (
        <ul className={styles.list}>
          {invoices.map((invoice) => (
            <Invoice key={invoice.id} invoice={invoice} mayPay={mayPay && paysOnline} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Invoice({ invoice, mayPay }: { invoice: PlanInvoice; mayPay: boolean }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const { id, number, issuedOn, plan, totalMinor, currency, state } = invoice
  async function pay() {
    setBusy(true)
    try {
      await payInvoice(id)
    } catch (error) {
      toastProblem(error)
      setBusy(false)
    }
  }
  return (
    <li className={styles.invoice}>
      <div className={styles.top}>
        <strong className="figures">{number}</strong>
        <Money minor={totalMinor} currency={currency} />
      </div>
      <p className={styles.soft}>
        {t(`plans.name.${plan}`)} · <DayText day={issuedOn} />
      </p>
      <SentBack sentBack={invoice.sentBack} currency={currency} />
      <div className={styles.top}>
        <State invoice={invoice} />
        <span className={styles.acts}>
          <a
            href={invoicePdf(id)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ kind: 'quiet' })}
          >
            <Printer size={20} aria-hidden="true" />
            {t('plans.invoices.print', { number })}
          </a>
          {state === 'open' && mayPay && (
            <Button kind="primary" isBusy={isBusy} onClick={() => void pay()}>
              {t('plans.invoices.pay', { amount: writeMoney(totalMinor, currency) })}
            </Button>
          )}
        </span>
      </div>
    </li>
  )
}

function State({ invoice }: { invoice: PlanInvoice }) {
  const t = useT()
  const day = writeDay(invoice.dueOn, useLanguage())
  if (invoice.state === 'paid') return <Badge tone="leaf">{t('plans.invoices.paid')}</Badge>
  if (invoice.state === 'withdrawn') return <Badge tone="plain">{t('plans.invoices.withdrawn')}</Badge>
  return (
    <Badge tone={invoice.isOverdue ? 'thread' : 'marigold'}>
      {t(invoice.isOverdue ? 'plans.invoices.overdue' : 'plans.invoices.open', { day })}
    </Badge>
  )
}

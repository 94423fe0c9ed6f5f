import type { DayClosing } from '@darzi/contract/shop-payments.ts'
import { writeDay, writeMoney } from '@darzi/words/formats.ts'
import { useState } from 'react'
import { useSession } from '../../data/session.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Money } from '../../ui/Money.tsx'
import { shownDay } from '../../ui/read-day.ts'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { CountForm } from './CountForm.tsx'
import styles from './ShopPayments.module.css'
import { type Day, useClosings, useDay } from './shop-payments-data.ts'

/** The close of a day: what the ledger says, what was counted, and how it was corrected. */
export function DayDialog({ first, onClose }: { first?: string | undefined; onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const [typed, setTyped] = useState(first)
  const { data: day, error, refetch } = useDay(typed && shownDay(typed) ? typed : undefined)
  const title = day
    ? t('shop-payments.close.title', { day: writeDay(day.day, language) })
    : t('shop-payments.close.open')
  return (
    <Dialog title={title} isOpen isForm isWide onClose={onClose}>
      <div className={styles.stack}>
        {error && !day && <QueryFailed error={error} onRetry={() => void refetch()} />}
        {!day && !error && <SkeletonRows rows={4} rowHeight={56} />}
        {day && (
          <>
            <DateField
              label={t('shop-payments.close.day')}
              value={typed ?? day.day}
              today={day.today}
              max={day.today}
              isBack
              onChange={setTyped}
            />
            <DayState key={`${day.day} ${day.closings.length}`} day={day} />
            <LastClosings onOpen={setTyped} />
          </>
        )}
      </div>
    </Dialog>
  )
}

function DayState({ day }: { day: Day }) {
  const t = useT()
  const [isCorrecting, setCorrecting] = useState(false)
  const last = day.closings.at(-1)
  const others = day.methods.filter(({ method }) => method !== 'cash')
  return (
    <>
      {others.length > 0 && (
        <p className={styles.soft}>
          {t('shop-payments.close.others')}:{' '}
          {others
            .map(
              ({ method, amountMinor }) =>
                `${t(`payments.method.${method}`)} ${writeMoney(amountMinor, day.currency)}`,
            )
            .join(' · ')}
        </p>
      )}
      {day.closings.map((closing) => (
        <Closing key={closing.id} closing={closing} />
      ))}
      {last && day.sinceMinor !== 0 && (
        <p>{t('shop-payments.close.since', { amount: writeMoney(day.sinceMinor, day.currency) })}</p>
      )}
      {day.can.close && <CountForm day={day} />}
      {last && day.can.correct && !isCorrecting && (
        <div>
          <Button onClick={() => setCorrecting(true)}>{t('shop-payments.close.correct')}</Button>
        </div>
      )}
      {last && isCorrecting && <CountForm day={day} corrects={last} />}
    </>
  )
}

const mostListed = 7

/** The last days that were closed, with what was missing and what moved since. */
function LastClosings({ onOpen }: { onOpen: (day: string) => void }) {
  const t = useT()
  const language = useLanguage()
  const { data } = useClosings()
  const rows = (data?.rows ?? []).filter(({ isCorrected }) => !isCorrected).slice(0, mostListed)
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{t('shop-payments.close.last')}</h3>
      <ul className={styles.closings}>
        {rows.map(({ id, day, currency, differenceMinor, sinceMinor }) => (
          <li key={id}>
            <Button kind="quiet" onClick={() => onOpen(day)}>
              {writeDay(day, language)}
            </Button>
            <span className={styles.soft}>
              {t('shop-payments.close.differenceOf', { amount: writeMoney(differenceMinor, currency) })}
              {sinceMinor !== 0 &&
                ` · ${t('shop-payments.close.sinceOf', { amount: writeMoney(sinceMinor, currency) })}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Closing({ closing }: { closing: DayClosing }) {
  const t = useT()
  const { shop } = useSession()
  const { currency, differenceMinor } = closing
  const sums = [
    ['expected', closing.expectedMinor],
    ['counted', closing.countedMinor],
    ['difference', differenceMinor],
  ] as const
  return (
    <section className={styles.closing} data-corrected={closing.isCorrected}>
      <p>
        {t('shop-payments.close.by', { name: closing.closedBy })} ·{' '}
        <InstantText at={closing.closedAt} timeZone={shop?.timeZone} />{' '}
        {closing.corrects && <Badge>{t('shop-payments.close.correction')}</Badge>}
        {closing.isCorrected && <Badge>{t('shop-payments.close.corrected')}</Badge>}
      </p>
      <dl className={styles.sums}>
        {sums.map(([key, minor]) => (
          <div key={key}>
            <dt>{t(`shop-payments.close.${key}`)}</dt>
            <dd className="figures">
              <Money minor={minor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      {closing.reason && <p className={styles.soft}>{closing.reason}</p>}
    </section>
  )
}

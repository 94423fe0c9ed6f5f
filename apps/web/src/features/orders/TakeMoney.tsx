import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { feeOf } from '@darzi/tailoring/payments/methods.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useEffect } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Money } from '../../ui/Money.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { useMethods } from './counter-queries.ts'
import styles from './OrderForm.module.css'
import { moneyText } from './order-draft.ts'
import type { OrderForm, priceOfDraft } from './use-order-draft.ts'

const shares = { none: 0, half: 0.5, whole: 1 } as const

interface Props {
  form: OrderForm
  price: ReturnType<typeof priceOfDraft>
  currency: Currency
  errorAt: (field: string) => string | undefined
}

/** For how much, as a part of a longer form. */
export function TakeMoney(props: Props) {
  const t = useT()
  return (
    <Card title={t('orders-new.money.title')}>
      <MoneyFields {...props} />
    </Card>
  )
}

/** For how much: the pieces with what rush costs, less the discount, and what is paid now. */
export function MoneyFields({ form: { draft, change }, price, currency, errorAt }: Props) {
  const t = useT()
  const unit = 100
  const amountOf = (share: number) => Math.ceil((price.totalMinor * share) / unit) * unit
  const advanceOf = (key: keyof typeof shares) =>
    shares[key] === 1 ? price.totalMinor : Math.min(price.totalMinor, amountOf(shares[key]))
  const keys = ['none', 'half', 'whole'] as const
  const chosen = keys.find((key) => advanceOf(key) === price.advanceMinor)
  return (
    <div className={styles.stack}>
      {draft.pieces.some(({ isUrgent }) => isUrgent) && (
        <TextField
          label={t('orders-new.money.rush', { currency })}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          maxLength={40}
          value={draft.rush ?? (price.rushMinor > 0 ? moneyText(price.rushMinor, currency) : '')}
          error={errorAt('rushMinor')}
          onChange={(event) => change({ rush: event.target.value })}
        />
      )}
      <div className={styles.pairs}>
        <TextField
          label={t('orders-new.money.discount', { currency })}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          maxLength={40}
          value={draft.discount}
          error={errorAt('discountMinor')}
          onChange={(event) => change({ discount: event.target.value })}
        />
        <TextField
          label={t('orders-new.money.advance', { currency })}
          inputMode="decimal"
          autoComplete="off"
          isOptional
          maxLength={40}
          value={draft.advance}
          error={errorAt('advance.amountMinor')}
          onChange={(event) => change({ advance: event.target.value })}
        />
      </div>
      {price.totalMinor > 0 && (
        <Chips
          label={t('orders-new.money.quick')}
          chips={keys.map((key) => ({ key, label: t(`orders-new.money.${key}`) }))}
          chosen={chosen}
          onChoose={(key) => change({ advance: key === 'none' ? '' : moneyText(advanceOf(key), currency) })}
        />
      )}
      {price.advanceMinor > 0 && (
        <Method price={price} currency={currency} errorAt={errorAt} form={{ draft, change }} />
      )}
      <dl className={styles.sums} aria-label={t('orders-new.money.sums')}>
        <dt>{t('orders-new.money.pieces')}</dt>
        <dd>
          <Money minor={price.piecesMinor - price.rushMinor} currency={currency} />
        </dd>
        {price.rushMinor > 0 && (
          <>
            <dt>{t('orders-new.money.extra')}</dt>
            <dd>
              <Money minor={price.rushMinor} currency={currency} />
            </dd>
          </>
        )}
        {price.discountMinor > 0 && (
          <>
            <dt>{t('orders-new.money.less')}</dt>
            <dd>
              <Money minor={-price.discountMinor} currency={currency} />
            </dd>
          </>
        )}
        <dt data-total="true">{t('orders-new.money.total')}</dt>
        <dd data-total="true">
          <Money minor={price.totalMinor} currency={currency} />
        </dd>
        <dt>{t('orders-new.money.balance')}</dt>
        <dd>
          <Money minor={price.balanceMinor} currency={currency} />
        </dd>
      </dl>
    </div>
  )
}

type MethodProps = Pick<Props, 'price' | 'currency' | 'errorAt'> & {
  form: Pick<Props['form'], 'draft' | 'change'>
}

function Method({ form: { draft, change }, price, currency, errorAt }: MethodProps) {
  const t = useT()
  const fee = feeOf(draft.method, price.advanceMinor)
  const methods = useMethods(currency)
  const [usual] = methods
  // The way that stands there may be one the shop has turned off since.
  const isOff = usual !== undefined && !methods.includes(draft.method)
  useEffect(() => {
    if (isOff) change({ method: usual })
  }, [isOff, usual, change])
  return (
    <NativeSelect
      label={t('orders-new.money.method')}
      hint={fee > 0 ? t('orders-new.money.fee', { fee: writeMoney(fee, currency) }) : undefined}
      error={errorAt('advance.method')}
      value={draft.method}
      options={methods.map((value) => ({ value, label: t(`orders.method.${value}`) }))}
      onChange={(event) => {
        const method = methods.find((key) => key === event.target.value)
        if (method) change({ method })
      }}
    />
  )
}

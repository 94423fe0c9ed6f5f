import type { ShopPayment } from '@darzi/contract/shop-payments.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { lazy, Suspense, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { useSession } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { RowLink } from '../../kits/list/ListRow.tsx'
import { ListRows } from '../../kits/list/ListRows.tsx'
import type { Column } from '../../kits/list/ListTable.tsx'
import { ListTools } from '../../kits/list/ListTools.tsx'
import { Pick } from '../../kits/list/Pick.tsx'
import { SavedViews } from '../../kits/list/SavedViews.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Money } from '../../ui/Money.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useT } from '../../words/use-t.ts'
import type { Act } from './PaymentActs.tsx'
import own from './ShopPayments.module.css'
import {
  gatewayNames,
  kinds,
  methods,
  type PaymentsQuery,
  paymentsList,
  sorts,
  statuses,
} from './shop-payments-list.ts'

const PaymentActs = lazy(() => import('./PaymentActs.tsx').then((it) => ({ default: it.PaymentActs })))

/** Every payment of the shop, with its order, its customer, and what may be done about it. */
export function ShopPaymentList() {
  const t = useT()
  const { query, change } = paymentsList.useQuery()
  const pages = paymentsList.usePages(query)
  const isNarrowed = paymentsList.isNarrowed(query)
  const found = paymentsList.useCount(query, isNarrowed)
  const [asked, setAsked] = useState<{ act: Act; payment: ShopPayment }>()
  const columns = useColumns((act, payment) => setAsked({ act, payment }))
  return (
    <div className={styles.page}>
      <Tools query={query} onChange={change} />
      <ListRows
        label={t('shop-payments.list.label')}
        pages={pages}
        found={isNarrowed ? found : undefined}
        words={query.q}
        empty={
          isNarrowed ? undefined : (
            <EmptyState
              title={t('shop-payments.empty.title')}
              action={
                <ButtonLink to={links.orders()} kind="primary">
                  {t('shop-payments.empty.orders')}
                </ButtonLink>
              }
            >
              {t('shop-payments.empty.why')}
            </EmptyState>
          )
        }
        rowHeight={108}
        columns={columns}
        nameOf={(payment) => `${payment.order.number} ${writeMoney(payment.amountMinor, payment.currency)}`}
        onClear={() => change({ q: '', status: 'all', method: 'all', kind: 'all' })}
      >
        {(payment) => <PaymentCard payment={payment} onAct={(act) => setAsked({ act, payment })} />}
      </ListRows>
      <Suspense>{asked && <PaymentActs {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </div>
  )
}

interface ToolsProps {
  query: PaymentsQuery
  onChange: (part: Partial<PaymentsQuery>, options?: { replace: boolean }) => void
}

function Tools({ query, onChange }: ToolsProps) {
  const t = useT()
  return (
    <ListTools
      search={
        <SearchField
          label={t('shop-payments.search.label')}
          clearLabel={t('app.list.clearSearch')}
          words={query.q}
          onSearch={(q, options) => onChange({ q }, options)}
        />
      }
      tabs={
        <>
          <Chips
            label={t('shop-payments.status.label')}
            chips={statuses.map((key) => ({ key, label: t(`shop-payments.status.${key}`) }))}
            chosen={query.status}
            onChoose={(status) => onChange({ status })}
            isRow
          />
          <SavedViews list={paymentsList} query={query} />
        </>
      }
      sort={
        <Pick
          key="sort"
          label={t('shop-payments.sort.label')}
          options={sorts.map((value) => ({ value, label: t(`shop-payments.sort.${value}`) }))}
          value={query.sort}
          onPick={(sort) => onChange({ sort })}
        />
      }
      active={[query.method !== 'all', query.kind !== 'all'].filter(Boolean).length}
      filters={
        <>
          <Pick
            label={t('shop-payments.method.label')}
            options={methods.map((value) => ({
              value,
              label: value === 'all' ? t('shop-payments.method.all') : t(`payments.method.${value}`),
            }))}
            value={query.method}
            isSet={query.method !== 'all'}
            onPick={(method) => onChange({ method })}
          />
          <Pick
            label={t('shop-payments.kind.label')}
            options={kinds.map((value) => ({ value, label: t(`shop-payments.kind.${value}`) }))}
            value={query.kind}
            isSet={query.kind !== 'all'}
            onPick={(kind) => onChange({ kind })}
          />
        </>
      }
    />
  )
}

function useColumns(onAct: (act: Act, payment: ShopPayment) => void): Column<ShopPayment>[] {
  const t = useT()
  const { shop } = useSession()
  return useMemo(() => {
    const title = (key: string) => t(`shop-payments.column.${key}`)
    return [
      {
        key: 'when',
        title: title('when'),
        width: 'minmax(0, 1.6fr)',
        cell: ({ createdAt }) => <InstantText at={createdAt} timeZone={shop?.timeZone} />,
      },
      {
        key: 'order',
        title: title('order'),
        width: 'minmax(0, 1fr)',
        cell: ({ order }) => <RowLink to={links.order(order.id)}>{order.number}</RowLink>,
      },
      {
        key: 'customer',
        title: title('customer'),
        width: 'minmax(0, 1.6fr)',
        cell: ({ customer }) => <CustomerLink customer={customer} />,
      },
      { key: 'what', title: title('what'), width: 'minmax(0, 2fr)', cell: (row) => <What payment={row} /> },
      {
        key: 'amount',
        title: title('amount'),
        width: 'minmax(0, 1fr)',
        isEnd: true,
        cell: (row) => <Amount payment={row} />,
      },
      {
        key: 'act',
        title: title('act'),
        width: 'minmax(0, 1.9fr)',
        isEnd: true,
        cell: (row) => <ActButtons payment={row} onAct={(act) => onAct(act, row)} />,
      },
    ]
  }, [t, shop, onAct])
}

const CustomerLink = ({ customer }: Pick<ShopPayment, 'customer'>) => (
  <span className={styles.above}>
    <Link to={links.customer(customer.id)} className={own.customer}>
      {customer.name}
    </Link>
  </span>
)

const Amount = ({ payment }: { payment: ShopPayment }) => (
  <strong className="figures">
    <Money minor={payment.amountMinor || -payment.offPriceMinor} currency={payment.currency} />
  </strong>
)

const tones = { completed: 'leaf', pending: 'marigold', failed: 'thread', refunded: 'indigo' } as const

/** What it was, by which way, how it stands, and how far a refund got at its gateway. */
function What({ payment }: { payment: ShopPayment }) {
  const t = useT()
  const { kind, method, status, amountMinor, isReversed, gatewayRefund, gateway } = payment
  const name = [t(`payments.kind.${kind}`), amountMinor !== 0 && t(`payments.method.${method}`)]
  return (
    <span className={own.what}>
      {name.filter(Boolean).join(' · ')}{' '}
      {isReversed ? (
        <Badge>{t('shop-payments.status.reversed')}</Badge>
      ) : (
        <Badge tone={tones[status]}>{t(`shop-payments.status.${status}`)}</Badge>
      )}
      {gatewayRefund && (
        <span className={gatewayRefund === 'refused' ? own.refused : own.soft}>
          {t(`shop-payments.gateway.${gatewayRefund}`, {
            gateway: gateway ? gatewayNames[gateway] : t('shop-payments.gateway.any'),
          })}
        </span>
      )}
    </span>
  )
}

const acts = ['complete', 'fail', 'refund'] as const

function ActButtons({ payment, onAct }: { payment: ShopPayment; onAct: (act: Act) => void }) {
  const t = useT()
  const amount = writeMoney(payment.amountMinor, payment.currency)
  return (
    <span className={`${styles.above} ${own.acts}`}>
      {acts
        .filter((act) => payment.can[act])
        .map((act) => {
          const word = t(`shop-payments.act.${act}`)
          const named = { act: word, amount, number: payment.order.number }
          return (
            <Button
              key={act}
              kind="plain"
              aria-label={t('shop-payments.act.of', named)}
              onClick={() => onAct(act)}
            >
              {word}
            </Button>
          )
        })}
    </span>
  )
}

function PaymentCard({ payment, onAct }: { payment: ShopPayment; onAct: (act: Act) => void }) {
  const { shop } = useSession()
  const { order, customer, createdAt, reference } = payment
  return (
    <>
      <div>
        <RowLink to={links.order(order.id)}>
          {order.number} · {customer.name}
        </RowLink>
        <div className={styles.aside}>
          <InstantText at={createdAt} timeZone={shop?.timeZone} />
          {reference && ` · ${reference}`}
        </div>
        <What payment={payment} />
      </div>
      <div className={own.end}>
        <Amount payment={payment} />
        <ActButtons payment={payment} onAct={onAct} />
      </div>
    </>
  )
}

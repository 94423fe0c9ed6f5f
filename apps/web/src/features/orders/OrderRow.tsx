import type { OrderCard } from '@darzi/contract/order-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { useNavigate } from 'react-router'
import styles from '../../kits/list/List.module.css'
import { RowBox, RowLink } from '../../kits/list/ListRow.tsx'
import { type Column, TwoLines } from '../../kits/list/ListTable.tsx'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import type { ButtonKind } from '../../ui/Button.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { DueText } from './DueText.tsx'
import { asksFirst, refusalQuestion } from './error-question.ts'
import { leadsTo, nextStep } from './next-step.ts'
import rowStyles from './OrderRow.module.css'
import { moveOrder } from './order-commands.ts'
import { piecesLine } from './order-words.ts'
import { PieceDots } from './PieceDots.tsx'
import { StateBadge, UrgencyBadge } from './StateBadge.tsx'
import { useOneTap } from './use-one-tap.ts'

/** The columns of the list on a desk: for whom, of what, how far, by when, what is owed, and the next step. */
export function useOrderColumns(): Column<OrderCard>[] {
  const t = useT()
  const title = (key: string) => t(`orders.column.${key}`)
  return [
    { key: 'select', title: '', width: '1.5rem', cell: (order) => <Box order={order} /> },
    {
      key: 'customer',
      title: title('customer'),
      width: 'minmax(0, 2fr)',
      cell: (order) => (
        <TwoLines more={<Numbers order={order} />}>
          <RowLink to={links.order(order.id)}>{order.customer.name}</RowLink>
        </TwoLines>
      ),
    },
    {
      key: 'pieces',
      title: title('pieces'),
      width: 'minmax(0, 1.7fr)',
      cell: ({ pieces }) => (
        <TwoLines more={<PieceDots pieces={pieces} />}>
          <span className={styles.oneLine} title={piecesLine(t, pieces)}>
            {piecesLine(t, pieces)}
          </span>
        </TwoLines>
      ),
    },
    {
      key: 'state',
      title: title('state'),
      width: 'minmax(0, 1.6fr)',
      cell: (order) => (
        <span className={rowStyles.badges}>
          <StateBadge state={order.state} />
          <UrgencyBadge order={order} />
        </span>
      ),
    },
    {
      key: 'due',
      title: title('due'),
      width: 'minmax(0, 1.1fr)',
      cell: (order) => (
        <div className={rowStyles.due}>
          <DueText order={order} />
        </div>
      ),
    },
    {
      key: 'worker',
      title: title('worker'),
      width: 'minmax(0, 1.2fr)',
      cell: ({ assignedTo }) => assignedTo?.name,
    },
    {
      key: 'money',
      title: title('money'),
      width: 'minmax(0, 1.3fr)',
      isEnd: true,
      cell: (order) => (
        <TwoLines more={<Owed order={order} />}>
          <Money minor={order.totalMinor} currency={order.currency} />
        </TwoLines>
      ),
    },
    {
      key: 'step',
      title: title('step'),
      width: 'minmax(0, 1.3fr)',
      isEnd: true,
      cell: (order) => (
        <span className={styles.above}>
          <NextStep order={order} kind="plain" />
        </span>
      ),
    },
  ]
}

/** One order on a phone. */
export function OrderRow({ order }: { order: OrderCard }) {
  const t = useT()
  return (
    <>
      <Box order={order} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <RowLink to={links.order(order.id)}>{order.customer.name}</RowLink>
        </h2>
        <p className={styles.oneLine}>
          <UrgencyBadge order={order} /> <strong className="figures">{order.number}</strong>{' '}
          {piecesLine(t, order.pieces)}
        </p>
        <p className={rowStyles.line}>
          <span className={styles.oneLine}>
            <StateBadge state={order.state} />
          </span>
          <DueText order={order} isShort />
        </p>
      </div>
      <div className={rowStyles.end}>
        <Owed order={order} />
        <NextStep order={order} />
      </div>
    </>
  )
}

function Box({ order: { number } }: { order: OrderCard }) {
  const t = useT()
  return <RowBox label={t('orders.select.one', { number })} />
}

const Numbers = ({ order: { number, customer } }: { order: OrderCard }) => (
  <>
    <span className="figures">{number}</span>
    {customer.phoneShown && <span className="figures">{customer.phoneShown}</span>}
  </>
)

/** What is still to be paid, or to be given back. */
function Owed({ order: { balanceMinor, currency } }: { order: OrderCard }) {
  const t = useT()
  if (balanceMinor === 0) return null
  const amount = writeMoney(Math.abs(balanceMinor), currency)
  return (
    <strong className={rowStyles.owed}>
      {balanceMinor > 0 ? `${t('orders.balance')} ${amount}` : t('orders.toGiveBack', { amount })}
    </strong>
  )
}

/** Takes the order one step on. A price, and what stands in the way of the step, are asked about on the order's page. */
function NextStep({ order, kind }: { order: OrderCard; kind?: ButtonKind }) {
  const t = useT()
  const navigate = useNavigate()
  const tap = useOneTap()
  const next = nextStep(order)
  if (!next) return null
  const { step, isAllowed } = next
  const run = () => (next.step === 'price' ? navigate(toPiece(order, next.pieceId)) : move(next.step))
  function move(act: keyof typeof leadsTo) {
    if (act === 'deliver' && asksFirst(order)) return navigate(links.handOver(order.id))
    return moveOrder(order, leadsTo[act]).catch((error: unknown) => {
      const question = refusalQuestion(error, leadsTo[act])
      return question ? navigate(links.orderAsking(order.id, question)) : toastProblem(error)
    })
  }
  return (
    <HonestButton
      kind={kind}
      className={rowStyles.step}
      reason={isAllowed ? undefined : t('orders.reason.notAllowed')}
      aria-disabled={tap.isSettling || undefined}
      onClick={() => tap.once(() => void run())}
    >
      {t(`orders.step.${step}`)}
    </HonestButton>
  )
}

/** The order's page with the form of this piece. */
const toPiece = ({ id }: OrderCard, piece: string) => `${links.order(id)}?${new URLSearchParams({ piece })}`

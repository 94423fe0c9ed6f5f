import type { Purchase } from '@darzi/contract/inventory-shapes.ts'
import { openQuantity } from '@darzi/tailoring/inventory/purchase.ts'
import { chatLink, isWholePhone } from '@darzi/tailoring/notifications/when.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Ban, FileText, Mail, MessageCircle, PackageCheck, Pencil } from 'lucide-react'
import { createElement, lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { useSession } from '../../data/session.ts'
import { DetailColumns, DetailHead, DetailPage, Facts } from '../../kits/detail/DetailPage.tsx'
import styles from '../../kits/list/List.module.css'
import { type Column, ListHead, ListLine } from '../../kits/list/ListTable.tsx'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { useIsDesk } from '../../shell/use-is-desk.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'
import { PurchaseBadge } from './PurchasesPage.tsx'
import { cancelPurchase, messageOf, sendPurchase, usePurchase } from './purchase-data.ts'

const EditPurchase = lazy(() => import('./EditPurchase.tsx').then((it) => ({ default: it.EditPurchase })))
const ReceiveDialog = lazy(() => import('./ReceiveDialog.tsx').then((it) => ({ default: it.ReceiveDialog })))

type Line = Purchase['lines'][number]

/** One purchase order: what was ordered, what has come, and how it is sent. */
export default function PurchasePage() {
  const t = useT()
  const { id = '' } = useParams()
  const dialog = useDialogAddress('do')
  return (
    <DetailPage
      query={usePurchase(id)}
      title={(purchase) => purchase?.number ?? t('inventory.purchase.one')}
      backTo={links.purchases()}
      extra={(purchase) => <PurchaseMenu purchase={purchase} onEdit={() => dialog.open('edit')} />}
    >
      {(purchase) => (
        <>
          <PurchaseHead purchase={purchase} onReceive={() => dialog.open('receive')} />
          <DetailColumns main={<Lines purchase={purchase} />} side={<PurchaseFacts purchase={purchase} />} />
          <Suspense>
            {dialog.value === 'edit' && <EditPurchase purchase={purchase} onClose={dialog.close} />}
            {dialog.value === 'receive' && <ReceiveDialog purchase={purchase} onClose={dialog.close} />}
          </Suspense>
        </>
      )}
    </DetailPage>
  )
}

/** Sends it the way the supplier reads; once it is sent, what came is entered. */
function PurchaseHead({ purchase, onReceive }: { purchase: Purchase; onReceive: () => void }) {
  const t = useT()
  const { shop } = useSession()
  const { can, supplier, state, totalMinor, currency } = purchase
  const isDraft = state === 'draft'
  const { phone } = supplier
  const send = (way: 'mail' | 'whatsapp') => void sendPurchase(purchase, way).catch(toastProblem)
  return (
    <DetailHead
      label={purchase.number}
      figure={supplier.name}
      marks={
        <>
          <PurchaseBadge state={state} />
          {totalMinor > 0 && <span className="figures">{writeMoney(totalMinor, currency)}</span>}
        </>
      }
      acts={
        <>
          {can.send && supplier.email && (
            <Button
              kind={isDraft ? 'primary' : 'quiet'}
              icon={<Mail size={19} aria-hidden="true" />}
              onClick={() => send('mail')}
            >
              {t(isDraft ? 'inventory.purchase.mail' : 'inventory.purchase.mailAgain')}
            </Button>
          )}
          {can.send && !isWholePhone(phone) && (
            <Link className={buttonClass({ kind: 'quiet' })} to={`${links.suppliers()}?do=${supplier.id}`}>
              {t('inventory.purchase.addPhone')}
            </Link>
          )}
          {can.send && isWholePhone(phone) && (
            <Button
              kind={isDraft && !supplier.email ? 'primary' : 'quiet'}
              icon={<MessageCircle size={19} aria-hidden="true" />}
              onClick={() => {
                window.open(chatLink(phone, messageOf(purchase, shop?.name ?? '')), '_blank', 'noopener')
                send('whatsapp')
              }}
            >
              {t('inventory.purchase.whatsapp')}
            </Button>
          )}
          {can.receive && (
            <Button
              kind={isDraft ? 'quiet' : 'primary'}
              icon={<PackageCheck size={19} aria-hidden="true" />}
              onClick={onReceive}
            >
              {t('inventory.purchase.receive')}
            </Button>
          )}
        </>
      }
    />
  )
}

function PurchaseMenu({ purchase, onEdit }: { purchase: Purchase; onEdit: () => void }) {
  const t = useT()
  const { can, id } = purchase
  const print = () => {
    window.open(`/api/purchases/${id}/paper`, '_blank', 'noopener')
    if (purchase.state === 'draft') void sendPurchase(purchase, 'paper').catch(toastProblem)
  }
  const offered = [
    { key: 'edit', icon: Pencil, isOn: can.edit, run: onEdit },
    { key: 'print', icon: FileText, isOn: true, run: print },
    {
      key: 'cancel',
      icon: Ban,
      isOn: can.cancel,
      run: () => void cancelPurchase(purchase).catch(toastProblem),
    },
  ]
  return (
    <ActionMenu
      label={t('inventory.item.actions', { name: purchase.number })}
      actions={offered.flatMap(({ key, icon, isOn, run }) =>
        isOn
          ? [{ key, label: t(`inventory.purchase.${key}`), icon: createElement(icon, { size: 20 }), run }]
          : [],
      )}
    />
  )
}

function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const t = useT()
  const { supplier, expectedOn, createdAt, sentAt, sentBy, notes } = purchase
  const label = (key: string) => t(`inventory.purchase.${key}`)
  return (
    <Card title={t('inventory.item.facts')}>
      <Facts
        facts={[
          { label: t('inventory.supplier.phone'), value: supplier.phone },
          { label: t('inventory.supplier.email'), value: supplier.email },
          { label: label('writtenAt'), value: <InstantText at={createdAt} /> },
          {
            label: label('sentAt'),
            value: sentAt && sentBy && (
              <>
                <InstantText at={sentAt} /> · {t(`inventory.way.${sentBy}`)}
              </>
            ),
          },
          { label: label('expectedOn'), value: expectedOn && <DayText day={expectedOn} /> },
          { label: label('notes'), value: notes },
        ]}
      />
    </Card>
  )
}

function Lines({ purchase }: { purchase: Purchase }) {
  const t = useT()
  const isDesk = useIsDesk()
  const title = (key: string) => t(`inventory.column.${key}`)
  const columns: Column<Line>[] = [
    {
      key: 'name',
      title: title('name'),
      width: 'minmax(0, 2fr)',
      cell: ({ item }) => (
        <Link to={links.stockItem(item.id)} className={styles.link}>
          {item.name}
        </Link>
      ),
    },
    {
      key: 'ordered',
      title: title('ordered'),
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: ({ item, quantity }) => amountOf(quantity, item.unit),
    },
    {
      key: 'received',
      title: title('received'),
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: ({ item, received }) => (received > 0 ? amountOf(received, item.unit) : ''),
    },
    {
      key: 'cost',
      title: title('cost'),
      width: 'minmax(0, 1fr)',
      isEnd: true,
      cell: ({ costMinor }) => (costMinor === undefined ? '' : writeMoney(costMinor, purchase.currency)),
    },
  ]
  return (
    <Card title={t('inventory.purchase.lines')}>
      {isDesk && <ListHead columns={columns} />}
      <ul className={styles.plain} aria-label={t('inventory.purchase.lines')}>
        {purchase.lines.map((line) => (
          <li key={line.id}>
            {isDesk ? <ListLine row={line} columns={columns} /> : <LineCard line={line} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LineCard({ line }: { line: Line }) {
  const t = useT()
  const { item, quantity, received } = line
  const open = openQuantity(line)
  return (
    <div className={styles.card}>
      <div>
        <Link to={links.stockItem(item.id)} className={styles.open}>
          {item.name}
        </Link>
        <div className={styles.aside}>
          {received > 0 && t('inventory.purchase.came', { amount: amountOf(received, item.unit) })}
          {received > 0 &&
            open > 0 &&
            ` · ${t('inventory.purchase.open', { amount: amountOf(open, item.unit) })}`}
        </div>
      </div>
      <strong className="figures">{amountOf(quantity, item.unit)}</strong>
    </div>
  )
}

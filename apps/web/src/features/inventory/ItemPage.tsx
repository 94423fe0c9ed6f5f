import type { Movement, StockItem } from '@darzi/contract/inventory-shapes.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Archive, ArchiveRestore, ImagePlus, Pencil, Trash2 } from 'lucide-react'
import { createElement, lazy, Suspense, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useMay, useSession } from '../../data/session.ts'
import { shrinkPhoto } from '../../data/shrink-photo.ts'
import { DetailColumns, DetailHead, DetailPage, Facts } from '../../kits/detail/DetailPage.tsx'
import { links } from '../../links.ts'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { toastProblem } from '../../shell/toasts.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { TimelineList } from '../../ui/TimelineList.tsx'
import { useT } from '../../words/use-t.ts'
import { amountOf } from './amount.ts'
import { isUndoable, setArchived, setPhoto, undoMovement, useItem, useMovements } from './inventory-data.ts'

const ItemDialog = lazy(() => import('./ItemDialog.tsx').then((it) => ({ default: it.ItemDialog })))
const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((it) => ({ default: it.MoveDialog })))
const ReorderDialog = lazy(() => import('./ReorderDialog.tsx').then((it) => ({ default: it.ReorderDialog })))

/** One item: what there is of it, the next step, and how it came to be so. */
export default function ItemPage() {
  const t = useT()
  const { id = '' } = useParams()
  const query = useItem(id)
  const dialog = useDialogAddress('do')
  const may = { write: useMay('inventory.write'), buy: useMay('inventory.buy') }
  return (
    <DetailPage
      query={query}
      title={(item) => item?.name ?? t('inventory.page.one')}
      backTo={links.inventory()}
      extra={(item) => may.write && <ItemMenu item={item} onEdit={() => dialog.open('edit')} />}
    >
      {(item) => (
        <>
          <ItemHead item={item} may={may} onOpen={dialog.open} />
          <DetailColumns
            main={<Movements item={item} mayUndo={may.write} />}
            side={<ItemFacts item={item} />}
          />
          <Suspense>
            {dialog.value === 'edit' && <ItemDialog item={item} onClose={dialog.close} />}
            {dialog.value === 'receive' && <MoveDialog item={item} onClose={dialog.close} />}
            {dialog.value === 'use' && <MoveDialog item={item} kind="used" onClose={dialog.close} />}
            {dialog.value === 'reorder' && <ReorderDialog item={item} onClose={dialog.close} />}
          </Suspense>
        </>
      )}
    </DetailPage>
  )
}

interface HeadProps {
  item: StockItem
  may: { write: boolean; buy: boolean }
  onOpen: (dialog: string) => void
}

/** What runs low and is not on its way is reordered next; else stock comes and goes. */
function ItemHead({ item, may, onOpen }: HeadProps) {
  const t = useT()
  const { onHand, onOrder, unit, isLow, photo, name } = item
  const isToReorder = may.buy && isLow && onOrder === 0
  return (
    <DetailHead
      label={name}
      photo={photo && <Avatar name={name} photoUrl={photo.thumbUrl} size={56} />}
      figure={amountOf(onHand, unit)}
      marks={
        <>
          <span>{t(`inventory.category.${item.category}`)}</span>
          {onHand === 0 ? (
            <Badge tone="thread">{t('inventory.stock.none')}</Badge>
          ) : (
            isLow && <Badge tone="marigold">{t('inventory.stock.low')}</Badge>
          )}
          {item.isShown && (
            <Badge tone={photo ? 'leaf' : 'marigold'}>
              {t(photo ? 'inventory.item.isShown' : 'inventory.item.isShownNoPhoto')}
            </Badge>
          )}
          {onOrder > 0 && <span>{t('inventory.item.onOrder', { amount: amountOf(onOrder, unit) })}</span>}
        </>
      }
      acts={
        <>
          {may.write && <Button onClick={() => onOpen('use')}>{t('inventory.act.use')}</Button>}
          {may.write && (
            <Button kind={isToReorder ? 'quiet' : 'primary'} onClick={() => onOpen('receive')}>
              {t('inventory.act.receive')}
            </Button>
          )}
          {may.buy && (
            <Button kind={isToReorder ? 'primary' : 'quiet'} onClick={() => onOpen('reorder')}>
              {t('inventory.act.reorder')}
            </Button>
          )}
        </>
      }
    />
  )
}

function ItemMenu({ item, onEdit }: { item: StockItem; onEdit: () => void }) {
  const t = useT()
  const file = useRef<HTMLInputElement>(null)
  const hang = (photo: File | undefined) => void hangPhoto(item.id, photo)
  const offered = [
    { key: 'edit', icon: Pencil, isOn: true, run: onEdit },
    { key: 'photo', icon: ImagePlus, isOn: true, run: () => file.current?.click() },
    { key: 'removePhoto', icon: Trash2, isOn: item.photo !== undefined, run: () => hang(undefined) },
    { key: 'archive', icon: Archive, isOn: !item.isArchived, run: () => void setArchived(item, true) },
    { key: 'restore', icon: ArchiveRestore, isOn: item.isArchived, run: () => void setArchived(item, false) },
  ]
  return (
    <>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/*"
        aria-label={t('inventory.act.photo')}
        onChange={(event) => hang(event.target.files?.[0])}
      />
      <ActionMenu
        label={t('inventory.item.actions', { name: item.name })}
        actions={offered.flatMap(({ key, icon, isOn, run }) =>
          isOn
            ? [{ key, label: t(`inventory.act.${key}`), icon: createElement(icon, { size: 20 }), run }]
            : [],
        )}
      />
    </>
  )
}

async function hangPhoto(id: string, photo: File | undefined): Promise<void> {
  try {
    await setPhoto(id, photo && (await shrinkPhoto(photo)))
  } catch (error) {
    toastProblem(error)
  }
}

function ItemFacts({ item }: { item: StockItem }) {
  const t = useT()
  const { shop } = useSession()
  const { lowAt, unit, costMinor, supplier, place, barcode, notes } = item
  const label = (key: string) => t(`inventory.item.${key}`)
  return (
    <Card title={t('inventory.item.facts')}>
      <Facts
        facts={[
          { label: label('lowAt'), value: lowAt === undefined ? undefined : amountOf(lowAt, unit) },
          {
            label: label('cost'),
            value: costMinor === undefined || !shop ? undefined : writeMoney(costMinor, shop.currency),
          },
          { label: t('inventory.supplier.label'), value: supplier?.name },
          { label: label('place'), value: place },
          { label: label('barcode'), value: barcode },
          { label: label('notes'), value: notes },
        ]}
      />
    </Card>
  )
}

/** Every change of what there is: how much, why, by whom. */
function Movements({ item, mayUndo }: { item: StockItem; mayUndo: boolean }) {
  const t = useT()
  const { shop } = useSession()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useMovements(item.id)
  const rows = data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Card title={t('inventory.movements.title')}>
      {error && !data && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {data && rows.length === 0 && <p>{t('inventory.movements.none')}</p>}
      <TimelineList
        timeZone={shop?.timeZone}
        lines={rows.map((row) => ({
          id: row.id,
          at: row.at,
          who: row.by,
          sentence: <MovementLine item={item} row={row} mayUndo={mayUndo} />,
        }))}
      />
      {hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('app.list.retry')}
        </Button>
      )}
    </Card>
  )
}

function MovementLine({ item, row, mayUndo }: { item: StockItem; row: Movement; mayUndo: boolean }) {
  const t = useT()
  const sign = row.quantity > 0 ? '+' : row.quantity < 0 ? '−' : '±'
  const undo = () => void undoMovement(row.id).catch(toastProblem)
  return (
    <>
      <strong className="figures">
        {sign}
        {amountOf(Math.abs(row.quantity), item.unit)}
      </strong>{' '}
      {t(`inventory.kind.${row.kind}`)}
      {row.piece && (
        <>
          {' · '}
          <Link to={links.order(row.piece.orderId)}>{row.piece.tag}</Link>
        </>
      )}
      {row.purchase && (
        <>
          {' · '}
          <Link to={links.purchase(row.purchase.id)}>{row.purchase.number}</Link>
        </>
      )}
      {row.reason && ` · ${row.reason}`}
      {' · '}
      {t('inventory.movements.left', { amount: amountOf(row.onHand, item.unit) })}
      {row.isUndone && ` · ${t('inventory.movements.undone')}`}
      {mayUndo && isUndoable(row) && (
        <Button kind="plain" onClick={undo}>
          {t('inventory.movements.undo')}
        </Button>
      )}
    </>
  )
}

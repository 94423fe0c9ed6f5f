import type { Garment } from '@darzi/contract/garments.ts'
import { defaultCurrency } from '@darzi/tailoring/money/currencies.ts'
import { parseMoney } from '@darzi/tailoring/money/format.ts'
import { writeMoney } from '@darzi/words/formats.ts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { Link } from 'react-router'
import { ProblemError } from '../../data/problem-error.ts'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { Money } from '../../ui/Money.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Garments.module.css'
import { changeAtOnce } from './garment-data.ts'
import { moneyText } from './garment-draft.ts'

/** One type: the way to its screen, its price changed in place, and whether it is sewn here. */
export function GarmentRow({ garment }: { garment: Garment }) {
  const t = useT()
  const name = garmentName(t, garment)
  const reason = useMay('garments.write') ? undefined : t('garments.reason.onlyManagers')
  const setActive = (isActive: boolean) =>
    void changeAtOnce(garment, {
      change: { isActive },
      message: t(isActive ? 'garments.done.takenUp' : 'garments.done.putAway', { name }),
    }).catch(() => undefined) // told in a toast already
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link to={links.garment(garment.key)} className={styles.name}>
          {name}
        </Link>
        <p className={styles.facts}>
          {t('garments.row.days', { days: garment.leadDays })}
          {garment.isOwn && <Badge tone="indigo">{t('garments.row.own')}</Badge>}
          {!garment.isOwn && garment.version > 0 && <Badge>{t('garments.row.changed')}</Badge>}
        </p>
      </div>
      <Price garment={garment} name={name} isFixed={reason !== undefined} />
      <ActionMenu
        label={t('garments.row.actions', { name })}
        actions={[
          {
            key: 'put-away',
            label: t(garment.isActive ? 'garments.row.putAway' : 'garments.row.takeUp'),
            icon: garment.isActive ? <Archive size={20} /> : <ArchiveRestore size={20} />,
            run: () => setActive(!garment.isActive),
            reason,
          },
        ]}
      />
    </li>
  )
}

function Price({ garment, name, isFixed }: { garment: Garment; name: string; isFixed: boolean }) {
  const t = useT()
  const { shop } = useSession()
  const currency = shop?.currency ?? defaultCurrency
  const { priceMinor } = garment
  if (!shop?.can.includes('orders.read')) return null
  async function save(typed: string) {
    const price = typed.trim() === '' ? null : readPrice(typed, currency)
    const message =
      price === null
        ? t('garments.done.priceTakenAway', { name })
        : t('garments.done.price', { name, price: writeMoney(price, currency) })
    await changeAtOnce(garment, { change: { priceMinor: price }, message })
  }
  return (
    <div className={styles.price}>
      <span className={styles.priceWord} aria-hidden="true">
        {t('garments.row.price')}
      </span>
      <InlineEdit
        label={t('garments.row.priceOf', { name })}
        value={priceMinor === undefined ? '' : moneyText(priceMinor)}
        shown={priceMinor === undefined ? undefined : writeMoney(priceMinor, currency)}
        onSave={save}
        isDisabled={isFixed}
      >
        {priceMinor === undefined ? undefined : <Money minor={priceMinor} currency={currency} />}
      </InlineEdit>
    </div>
  )
}

/** Refuses as the server would: told in a toast, and the field stays open. */
function readPrice(typed: string, currency: Parameters<typeof parseMoney>[1]): number {
  const price = parseMoney(typed, currency)
  if ('ok' in price && price.minor > 0) return price.minor
  const problem = new ProblemError({
    status: 422,
    ...('ok' in price
      ? { code: 'money.notAnAmount', params: { typed: typed.trim() } }
      : { code: price.refused, params: price.params }),
  })
  toastProblem(problem)
  throw problem
}

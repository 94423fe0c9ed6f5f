import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { writeMoney, writeNumber } from '@darzi/words/formats.ts'
import { Phone, Pin, ShoppingBag, StickyNote, Users } from 'lucide-react'
import { useMay, useSession } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { RowBox, RowLink } from '../../kits/list/ListRow.tsx'
import { type Column, TwoLines } from '../../kits/list/ListTable.tsx'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Avatar } from '../../ui/Avatar.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { DayText } from '../../ui/DateText.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerBadge } from './CustomerBadge.tsx'
import rowStyles from './CustomerRow.module.css'
import { editInPlace } from './customer-commands.ts'
import { PhoneLine } from './PhoneLine.tsx'
import { useRowMenu } from './use-acts.ts'

/** The columns of the directory on a desk. */
export function useCustomerColumns(): Column<CustomerCard>[] {
  const t = useT()
  const { shop } = useSession()
  const title = (key: string) => t(`customers.column.${key}`)
  return [
    { key: 'select', title: '', width: '2.25rem', cell: (customer) => <Face customer={customer} /> },
    {
      key: 'name',
      title: title('name'),
      width: 'minmax(0, 2.2fr)',
      cell: (customer) => (
        <TwoLines more={<Marks customer={customer} />}>
          <RowLink to={links.customer(customer.id)}>{customer.name}</RowLink>
        </TwoLines>
      ),
    },
    {
      key: 'phone',
      title: title('phone'),
      width: '11rem',
      cell: (customer) => <PhoneLine customer={customer} />,
    },
    {
      key: 'notes',
      title: title('notes'),
      width: 'minmax(0, 2fr)',
      cell: (customer) => <Remarks customer={customer} />,
    },
    {
      key: 'lastOrder',
      title: title('lastOrder'),
      width: 'minmax(0, 1.2fr)',
      cell: (customer) => (
        <TwoLines more={customer.lastOrderDate && <DayText day={customer.lastOrderDate} />}>
          <CustomerBadge customer={customer} />
        </TwoLines>
      ),
    },
    {
      key: 'orders',
      title: title('orders'),
      width: 'minmax(0, 0.6fr)',
      isEnd: true,
      cell: ({ totalOrders }) => <span className="figures">{writeNumber(totalOrders)}</span>,
    },
    {
      key: 'spent',
      title: title('spent'),
      width: 'minmax(0, 0.9fr)',
      isEnd: true,
      cell: ({ totalSpentMinor }) => shop && <Money minor={totalSpentMinor} currency={shop.currency} />,
    },
    {
      key: 'acts',
      title: '',
      width: '5.5rem',
      isEnd: true,
      cell: (customer) => <Acts customer={customer} />,
    },
  ]
}

/** One customer on a phone. */
export function CustomerRow({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const { id, name, phone, phoneShown, persons, pinnedNote } = customer
  return (
    <>
      <Face customer={customer} />
      <div className={styles.body}>
        <h2 className={styles.name}>
          <RowLink to={links.customer(id)}>{name}</RowLink>
        </h2>
        <p>
          <CustomerBadge customer={customer} />{' '}
          <span className="figures">{phoneShown ?? customer.number}</span>
        </p>
        <div className={rowStyles.last}>
          <Family persons={persons} />
          {pinnedNote ? <Pinned note={pinnedNote} /> : <Figures customer={customer} />}
        </div>
      </div>
      <div className={`${styles.ends} ${styles.above}`}>
        {phone && (
          <a
            href={`tel:${phone}`}
            className={rowStyles.call}
            aria-label={t('customers.card.call', { phone: phoneShown ?? phone, name })}
          >
            <Phone size={20} aria-hidden="true" />
          </a>
        )}
        <RowMenu customer={customer} />
      </div>
    </>
  )
}

function Face({ customer: { name, photo } }: { customer: CustomerCard }) {
  const t = useT()
  return (
    <RowBox
      label={t('customers.select.one', { name })}
      face={<Avatar name={name} photoUrl={photo?.thumbUrl} size={36} />}
    />
  )
}

const Marks = ({ customer: { number, persons } }: { customer: CustomerCard }) => (
  <>
    <span className="figures">{number}</span>
    <Family persons={persons} />
  </>
)

/** How many of a family stand under one record. */
function Family({ persons }: { persons: number }) {
  const t = useT()
  if (persons === 1) return null
  return (
    <span className={rowStyles.family}>
      <Users size={14} aria-hidden="true" />
      {t('customers.card.family', { count: persons })}
    </span>
  )
}

/** What they have had made; who never ordered has nothing of it, and the card says so once. */
function Figures({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const { shop } = useSession()
  const { totalOrders, totalSpentMinor } = customer
  if (totalOrders === 0) return <p className={styles.oneLine}>{t('customers.card.noOrders')}</p>
  const spent = shop && writeMoney(totalSpentMinor, shop.currency)
  return (
    <p className={styles.oneLine}>
      {t('customers.card.figures', { count: totalOrders, spent: spent ?? '' })}
    </p>
  )
}

function Pinned({ note }: { note: string }) {
  const t = useT()
  return (
    <p className={rowStyles.pinned} title={note}>
      <Pin size={14} aria-hidden="true" />
      <span className="onlyRead">{t('customers.card.pinned')}</span>
      <span className={styles.oneLine}>{note}</span>
    </p>
  )
}

/** What is to be remembered about this customer: the pinned note first, then notes; tags below them, or alone. */
function Remarks({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const { pinnedNote, notes = '', tags, can, isArchived, name } = customer
  const isSaid = pinnedNote !== undefined || notes !== ''
  return (
    <TwoLines more={isSaid && <Tags tags={tags} />}>
      <span className={rowStyles.remarks} data-empty={notes === ''}>
        {pinnedNote && <Pinned note={pinnedNote} />}
        {!isSaid && <Tags tags={tags} />}
        <InlineEdit
          label={t('customers.field.notesOf', { name })}
          value={notes}
          isLong
          isDisabled={!can.edit || isArchived}
          onSave={(value) => editInPlace(customer, 'notes', value)}
        >
          {notes ? (
            <span className={styles.oneLine}>{notes}</span>
          ) : (
            <StickyNote size={16} aria-hidden="true" className={rowStyles.noNotes} />
          )}
        </InlineEdit>
      </span>
    </TwoLines>
  )
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useT()
  if (tags.length === 0) return null
  return (
    <ul className={rowStyles.tags} aria-label={t('customers.card.tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone="indigo">{tag}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Acts({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const mayTake = useMay('orders.write')
  const { id, name, isArchived } = customer
  return (
    <span className={`${styles.ends} ${styles.above}`}>
      {mayTake && !isArchived && (
        <ButtonLink
          to={links.newOrder({ customer: id })}
          kind="plain"
          aria-label={t('customers.card.order', { name })}
          title={t('customers.act.order')}
          className={rowStyles.order}
          icon={<ShoppingBag size={20} aria-hidden="true" />}
        />
      )}
      <RowMenu customer={customer} />
    </span>
  )
}

function RowMenu({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const menu = useRowMenu(customer)
  return <ActionMenu label={t('customers.card.actions', { name: customer.name })} actions={menu} />
}

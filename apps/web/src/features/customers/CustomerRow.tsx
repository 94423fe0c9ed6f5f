import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { Pin, StickyNote, Users } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerBadge } from './CustomerBadge.tsx'
import styles from './CustomerRow.module.css'
import { editInPlace } from './customer-commands.ts'
import { OrderFigures } from './OrderFigures.tsx'
import { PhoneLine } from './PhoneLine.tsx'
import { SelectFace } from './SelectFace.tsx'
import { useRowMenu } from './use-acts.ts'
import { useLongPress } from './use-long-press.ts'

interface Props {
  customer: CustomerCard
  isSelected: boolean
  /** While rows are being chosen a tap anywhere on a card chooses it. */
  isSelecting: boolean
  onSelect: (id: string, isRange: boolean) => void
}

/** One line of the book, as a card. The whole card opens the record; its controls lie above that link. */
export function CustomerRow({ customer, isSelected, isSelecting, onSelect }: Props) {
  const t = useT()
  const menu = useRowMenu(customer)
  const { id, name } = customer
  const press = useLongPress(() => onSelect(id, false))
  function onOpen(event: MouseEvent) {
    const isMeantToOpen = !isSelecting && !event.shiftKey
    if (isMeantToOpen || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSelect(id, event.shiftKey)
  }
  return (
    <article className={styles.card} data-selected={isSelected} aria-label={name} {...press}>
      <SelectFace
        name={name}
        photoUrl={customer.photo?.thumbUrl}
        isSelected={isSelected}
        onSelect={(event) => onSelect(id, event.shiftKey)}
      />
      <div className={styles.who}>
        <h2 className={styles.name}>
          <Link to={links.customer(id)} className={styles.open} onClick={onOpen}>
            {name}
          </Link>
        </h2>
        <p className={styles.marks}>
          <CustomerBadge customer={customer} />
          <span className="figures">{customer.number}</span>
          {customer.persons > 1 && (
            <span className={styles.family}>
              <Users size={16} aria-hidden="true" />
              {t('customers.card.family', { count: customer.persons })}
            </span>
          )}
        </p>
        <PhoneLine customer={customer} />
      </div>
      <RowRemarks customer={customer} />
      <div className={styles.foot}>
        <OrderFigures customer={customer} />
        <ButtonLink to={links.customer(id)} className={styles.details}>
          {t('customers.act.open')}
        </ButtonLink>
      </div>
      <div className={styles.acts}>
        <ActionMenu label={t('customers.card.actions', { name })} actions={menu} />
      </div>
    </article>
  )
}

/** What is to be remembered about this customer: the pinned note first, then notes and tags. */
function RowRemarks({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const { pinnedNote, notes = '', tags, can, isArchived } = customer
  return (
    <div className={styles.remarks}>
      {pinnedNote && (
        <p className={styles.pinned}>
          <Pin size={16} aria-hidden="true" />
          <span className="onlyRead">{t('customers.card.pinned')}</span>
          <span>{pinnedNote}</span>
        </p>
      )}
      <div className={styles.notes} data-empty={notes === ''}>
        <InlineEdit
          label={t('customers.field.notesOf', { name: customer.name })}
          value={notes}
          isLong
          isDisabled={!can.edit || isArchived}
          onSave={(value) => editInPlace(customer, 'notes', value)}
        >
          {notes ? (
            <span className={styles.clamped}>{notes}</span>
          ) : (
            <StickyNote size={18} aria-hidden="true" className={styles.noNotes} />
          )}
        </InlineEdit>
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t('customers.card.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <Badge tone="indigo">{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

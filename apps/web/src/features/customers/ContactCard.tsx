import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { useSession } from '../../data/session.ts'
import { Card } from '../../ui/Card.tsx'
import { DayText, InstantText } from '../../ui/DateText.tsx'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { Money } from '../../ui/Money.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './ContactCard.module.css'
import { editInPlace } from './customer-commands.ts'

const fields = [
  { field: 'phone', inputType: 'tel' },
  { field: 'email', inputType: 'email' },
  { field: 'address', inputType: 'text' },
] as const

/** How to reach the customer, each changed where it stands, and what the old book said. */
export function ContactCard({ customer, isOpen }: { customer: Customer; isOpen: boolean }) {
  const t = useT()
  const { shop } = useSession()
  const { earlier, name, createdAt } = customer
  return (
    <Card title={t('customers-record.contact.title')}>
      <dl className={styles.facts}>
        {fields.map(({ field, inputType }) => {
          const value = (field === 'phone' ? customer.phoneShown : customer[field]) ?? ''
          if (!value && !isOpen) return null
          return (
            <div key={field}>
              <dt>{t(`customers-record.contact.${field}`)}</dt>
              <dd>
                <InlineEdit
                  label={t('customers-record.contact.of', {
                    field: t(`customers-record.contact.${field}`),
                    name,
                  })}
                  value={value}
                  inputType={inputType}
                  isDisabled={!isOpen}
                  onSave={(text) => editInPlace(customer, field, text)}
                />
              </dd>
            </div>
          )
        })}
        <div>
          <dt>{t('customers-record.contact.since')}</dt>
          <dd className={styles.plain}>
            <InstantText at={createdAt} timeZone={shop?.timeZone} />
          </dd>
        </div>
        {earlier.orders > 0 && shop && (
          <div>
            <dt>{t('customers-record.contact.earlier')}</dt>
            <dd className={styles.plain}>
              {t('customers-record.contact.earlierOrders', { count: earlier.orders })},{' '}
              <Money minor={earlier.spentMinor} currency={shop.currency} />
              {earlier.lastOrderDate && (
                <>
                  , <DayText day={earlier.lastOrderDate} />
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}

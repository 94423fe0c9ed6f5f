import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { Pencil, Phone } from 'lucide-react'
import { InlineEdit } from '../../ui/InlineEdit.tsx'
import { useT } from '../../words/use-t.ts'
import { editInPlace } from './customer-commands.ts'
import styles from './PhoneLine.module.css'

/** The number as people write it: tap to call, the pen to change it. */
export function PhoneLine({ customer }: { customer: CustomerCard }) {
  const t = useT()
  const { phone, phoneShown, can, isArchived } = customer
  return (
    <span className={styles.line}>
      {phoneShown && (
        <a
          href={`tel:${phone}`}
          className={styles.call}
          aria-label={t('customers.card.call', { phone: phoneShown, name: customer.name })}
        >
          <Phone size={16} aria-hidden="true" />
          <span className="figures">{phoneShown}</span>
        </a>
      )}
      {can.edit && !isArchived && (
        <InlineEdit
          label={t('customers.field.phoneOf', { name: customer.name })}
          value={phoneShown ?? ''}
          inputType="tel"
          onSave={(value) => editInPlace(customer, 'phone', value)}
        >
          {phoneShown ? (
            <Pencil size={16} aria-hidden="true" className={styles.pen} />
          ) : (
            <Phone size={18} aria-hidden="true" className={styles.none} />
          )}
        </InlineEdit>
      )}
    </span>
  )
}

import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { onlyDigits } from '@darzi/tailoring/digits.ts'
import { MessageCircle, Pencil, Phone } from 'lucide-react'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { CustomerBadge } from './CustomerBadge.tsx'
import { OrderFigures } from './OrderFigures.tsx'
import styles from './RecordHead.module.css'

/** Who this is, how to reach them, and what they have had made. */
export function RecordHead({ customer, onEdit }: { customer: Customer; onEdit?: () => void }) {
  const t = useT()
  const { phone, phoneShown, name, number, bookNumber, photo } = customer
  return (
    <section className={styles.head} aria-label={name}>
      {photo ? (
        <a
          href={photo.url}
          target="_blank"
          rel="noreferrer"
          aria-label={t('customers-record.head.photo', { name })}
        >
          <Avatar name={name} photoUrl={photo.thumbUrl} size={92} />
        </a>
      ) : (
        <Avatar name={name} size={92} />
      )}
      <div className={styles.who}>
        <p className={styles.marks}>
          <CustomerBadge customer={customer} />
          <strong className="figures">{number}</strong>
          {bookNumber && <span>{t('customers-record.head.bookNumber', { number: bookNumber })}</span>}
        </p>
        {phoneShown && <p className={`figures ${styles.phone}`}>{phoneShown}</p>}
      </div>
      <div className={styles.acts}>
        {phone && (
          <>
            <a href={`tel:${phone}`} className={buttonClass({ kind: 'quiet' })}>
              <Phone size={20} aria-hidden="true" />
              {t('customers-record.head.call')}
            </a>
            <a
              href={`https://wa.me/${onlyDigits(phone)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ kind: 'quiet' })}
            >
              <MessageCircle size={20} aria-hidden="true" />
              {t('customers-record.head.whatsapp')}
            </a>
          </>
        )}
        {onEdit && (
          <Button icon={<Pencil size={19} aria-hidden="true" />} onClick={onEdit}>
            {t('customers.act.edit')}
          </Button>
        )}
      </div>
      <div className={styles.figures}>
        <OrderFigures customer={customer} />
      </div>
    </section>
  )
}

import type { AppointmentOfOwn } from '@darzi/contract/portal.ts'
import { writeTime } from '@darzi/words/times.ts'
import { Link } from 'react-router'
import { links } from '../../links.ts'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { dayLine } from '../booking/api.ts'
import styles from './Portal.module.css'
import { ShopLinks } from './ShopLinks.tsx'

/** One appointment: when, what for, where and with whom; the link to move or cancel it while that may be. */
export function AppointmentCard({ appointment }: { appointment: AppointmentOfOwn }) {
  const t = useT()
  const language = useLanguage()
  const { id, on, minute, minutes, kind, state, memberName, wantsWoman, address, shop, can } = appointment
  const day = dayLine(t, language, on)
  return (
    <article className={styles.card} aria-labelledby={`appointment-${id}`}>
      <header className={styles.cardHead}>
        <div>
          <h3 id={`appointment-${id}`}>
            {day}, <span className="figures">{writeTime(minute)}</span>
          </h3>
          <p className={styles.soft}>
            {t(`booking.kind.${kind}`)} · {t('booking.own.minutes', { count: minutes })} · {shop.name}
          </p>
        </div>
        {state !== 'booked' && <Badge>{t(`booking.state.${state}`)}</Badge>}
      </header>
      {memberName && <p>{t('booking.own.with', { name: memberName })}</p>}
      {wantsWoman && <p>{t('booking.own.woman')}</p>}
      {(address ?? shop.address) && <p className={styles.soft}>{address ?? shop.address}</p>}
      {can.change && (
        <div className={styles.acts}>
          <Link
            className={buttonClass({})}
            to={links.appointment(appointment.token)}
            aria-label={t('portal.appointments.changeOf', { day })}
          >
            {t('portal.appointments.change')}
          </Link>
          <ShopLinks shop={shop} />
        </div>
      )}
    </article>
  )
}

import type { Appointment } from '@darzi/contract/calendar-shapes.ts'
import { Link } from 'react-router'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { CustomerChat } from '../../shell/CustomerChat.tsx'
import { useSpeechFor } from '../../shell/use-speech-for.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useLanguage, useT } from '../../words/use-t.ts'
import { changeState, copyLink, wholeAddress } from './calendar-data.ts'
import { toneOf } from './calendar-shape.ts'
import { whenLine } from './clock.ts'
import styles from './Form.module.css'

const features = ['calendar']

interface Props {
  appointment: Appointment
  onMove: () => void
  onClose: () => void
}

/** One appointment, and what can be done about it. */
export function AppointmentDialog({ appointment, onMove, onClose }: Props) {
  const t = useT()
  const mayWrite = useMay('calendar.write')
  const { name, state, startsAt } = appointment
  const hasBegun = new Date(startsAt) <= new Date()
  const set = (next: Appointment['state']) => {
    onClose()
    void changeState(appointment, next)
  }
  return (
    <Dialog
      title={name}
      isOpen
      onClose={onClose}
      actions={
        mayWrite &&
        (state === 'booked' ? (
          <>
            <Button kind="danger" onClick={() => set('cancelled')}>
              {t('calendar.one.cancel')}
            </Button>
            {hasBegun && <Button onClick={() => set('missed')}>{t('calendar.one.missed')}</Button>}
            <Button kind={hasBegun ? 'quiet' : 'primary'} onClick={onMove}>
              {t('calendar.one.move')}
            </Button>
            {hasBegun && (
              <Button kind="primary" onClick={() => set('done')}>
                {t('calendar.one.done')}
              </Button>
            )}
          </>
        ) : (
          <Button kind="primary" onClick={() => set('booked')}>
            {t('calendar.one.again')}
          </Button>
        ))
      }
    >
      <Facts appointment={appointment} />
    </Dialog>
  )
}

function Facts({ appointment }: { appointment: Appointment }) {
  const t = useT()
  const language = useLanguage()
  const { kind, state, minutes, member, customer, name, phone, phoneShown, order, piece } = appointment
  const { wantsWoman, address, notes, overbookReason, bookedBy, link } = appointment
  const when = whenLine(t, language, appointment)
  const whole = wholeAddress(link)
  const theirs = useSpeechFor(customer?.language, features)
  const theirWhen = whenLine(theirs.t, theirs.language, appointment)
  const message = theirs.t('calendar.one.message', { when: theirWhen, link: whole })
  return (
    <div className={styles.facts}>
      <p>
        <strong>{when}</strong> · {t('calendar.book.minutes', { count: minutes })}
      </p>
      <p>
        {t(`calendar.kind.${kind}`)} · {member?.name ?? t('calendar.one.nobody')}{' '}
        <Badge tone={toneOf[state]}>{t(`calendar.state.${state}`)}</Badge>
      </p>
      {wantsWoman && <p>{t('calendar.one.womanWanted')}</p>}
      {overbookReason && (
        <p>
          <Badge tone="marigold">{t('calendar.one.overbooked', { reason: overbookReason })}</Badge>
        </p>
      )}
      {bookedBy === 'customer' && <p className={styles.soft}>{t('calendar.one.byCustomer')}</p>}
      {address && <p>{address}</p>}
      {notes && <p>{notes}</p>}
      <div className={styles.acts}>
        {customer ? (
          <ButtonLink to={links.customer(customer.id)}>{customer.name}</ButtonLink>
        ) : (
          <ButtonLink to={links.addCustomer({ name, phone })}>
            {t('calendar.one.addCustomer', { name })}
          </ButtonLink>
        )}
        {order && (
          <Link className={buttonClass({})} to={links.order(order.id)}>
            {piece ? `${piece.tag} ${garmentName(t, piece.garment)}` : order.number}
          </Link>
        )}
        {phone && (
          <a className={buttonClass({})} href={`tel:${phone}`}>
            {phoneShown}
          </a>
        )}
        <Button onClick={() => void copyLink(whole)}>{t('calendar.one.copy')}</Button>
        {phone && (
          <CustomerChat
            phone={phone}
            text={message}
            hasStopped={customer?.hasStoppedMessages}
            label={t('calendar.one.whatsapp')}
          />
        )}
      </div>
    </div>
  )
}

import { writeInstantDay } from '@darzi/words/formats.ts'
import { Ruler } from 'lucide-react'
import { useLocation } from 'react-router'
import { useMay, useSession } from '../../../data/session.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useLanguage, useT } from '../../../words/use-t.ts'
import { chosenStyles, garmentOf } from '../order-draft.ts'
import { piecesLine, useFieldName } from '../order-words.ts'
import { measureFor } from '../person-records.ts'
import { type PersonSizes, sizesOf } from './sizes-of.ts'
import styles from './Ticket.module.css'
import type { Taking } from './taking.ts'

/** Whose sizes are still to be taken: of each person once, for all that is sewn for them. */
export function TicketSizes({ taking }: { taking: Taking }) {
  const { form, garments, records } = taking
  const t = useT()
  const people = sizesOf(form.draft.pieces, garments, records)
  if (people.length === 0) return null
  return (
    <ul className={styles.people} aria-label={t('orders-new.sizes.title')}>
      {people.map((person) => (
        <PersonLine key={person.personId} person={person} taking={taking} />
      ))}
    </ul>
  )
}

const namedAtMost = 4

function PersonLine({ person, taking }: { person: PersonSizes; taking: Taking }) {
  const { customer, form, garments } = taking
  const t = useT()
  const language = useLanguage()
  const timeZone = useSession().shop?.timeZone
  const mayMeasure = useMay('measurements.write')
  const { pathname, search } = useLocation()
  const { personId, pieces, missing, takenAt } = person
  const nameOf = useFieldName(missing)
  const name = customer.people.find(({ id }) => id === personId)?.name ?? customer.name
  const lacks = missing.length > 0 || !takenAt
  const isLater = form.draft.sizesLater?.includes(personId) ?? false
  const to = measureFor({
    personId,
    garments,
    back: `${pathname}${search}`,
    pieces: pieces.map((piece) => ({ garment: piece.garment, styles: chosenStyles(piece) })),
  })
  const worn = piecesLine(
    t,
    pieces.flatMap(({ garment }) => {
      const known = garmentOf(garments, garment)
      return known ? [{ garment: known }] : []
    }),
  )
  const fields = missing.slice(0, namedAtMost).map(nameOf).join(', ')
  const more = Math.max(0, missing.length - namedAtMost)
  return (
    <li className={styles.person} data-lacks={lacks && !isLater}>
      <p>
        <strong>{name}</strong>{' '}
        {takenAt
          ? t('orders-new.measured.on', { day: writeInstantDay(takenAt, language, timeZone) })
          : t('orders-new.measured.never')}{' '}
        {lacks && isLater && t('orders-new.sizes.isLater')}
        {lacks &&
          !isLater &&
          missing.length > 0 &&
          t('orders-new.sizes.lack', { pieces: worn, fields, more })}
      </p>
      {mayMeasure && (
        <div className={styles.ways}>
          <ButtonLink
            to={to}
            kind={lacks && !isLater ? 'quiet' : 'plain'}
            icon={<Ruler size={20} aria-hidden="true" />}
          >
            {t(lacks ? 'orders-new.measured.take' : 'orders-new.measured.again')}
          </ButtonLink>
          {lacks && !isLater && (
            <Button kind="plain" onClick={() => form.takeSizesLater(personId)}>
              {t('orders-new.sizes.later')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

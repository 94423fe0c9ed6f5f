import { Ruler, Scissors } from 'lucide-react'
import { Link } from 'react-router'
import { useMay, useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { InstantText } from '../../ui/DateText.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { useBook } from './book-query.ts'
import styles from './Card.module.css'
import { useFamily } from './measurement-queries.ts'

interface Props {
  customerId: string
  /** Whether the record may be changed now. */
  isOpen: boolean
}

/** The last record of each person of the family, and the way to measure them. */
export function FamilySizes({ customerId, isOpen }: Props) {
  const t = useT()
  const { shop } = useSession()
  const mayMeasure = useMay('measurements.write') && isOpen
  const { data: customer } = useFamily(customerId)
  const { rows, error, isPending, refetch } = useBook({ q: '', customer: customerId, range: 'all' })
  const people = customer?.people ?? []
  return (
    <Card
      title={t('measurements.card.title')}
      actions={
        rows.length > 0 && (
          <ButtonLink to={links.measurementBook({ customer: customerId })}>
            {t('measurements.card.all')}
          </ButtonLink>
        )
      }
    >
      {error && <QueryFailed error={error} onRetry={() => void refetch()} />}
      {isPending && <SkeletonRows rows={people.length} rowHeight={52} />}
      {!isPending && !error && (
        <ul className={styles.people}>
          {people.map((person) => {
            const own = rows.filter((row) => row.person.id === person.id)
            // What the shop took goes before what a customer sent.
            const last = own.find((row) => !row.sent) ?? own[0]
            return (
              <li key={person.id} className={styles.person}>
                <span className={styles.words}>
                  <strong>{person.name}</strong>
                  {own[0]?.sent && !own[0].sent.isChecked && (
                    <span>
                      <Badge tone="marigold">{t('measurements.record.sent')}</Badge>
                    </span>
                  )}
                  {last ? (
                    <Link to={links.measurementRecord(last.id, customerId)} className={styles.last}>
                      {t('measurements.record.count', { count: last.values.length })} ·{' '}
                      <InstantText at={last.takenAt} timeZone={shop?.timeZone} />
                    </Link>
                  ) : (
                    <span className={styles.none}>{t('measurements.card.none')}</span>
                  )}
                </span>
                {mayMeasure && (
                  <ButtonLink
                    to={links.measure({ person: person.id, back: links.customer(customerId) })}
                    icon={<Ruler size={20} aria-hidden="true" />}
                  >
                    {t('measurements.card.measure', { name: person.name })}
                  </ButtonLink>
                )}
                {last && (
                  <ButtonLink
                    to={links.patterns({ person: person.id })}
                    icon={<Scissors size={20} aria-hidden="true" />}
                  >
                    {t('measurements.card.pattern', { name: person.name })}
                  </ButtonLink>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

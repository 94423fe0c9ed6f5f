import type { AppointmentOfOwn } from '@darzi/contract/portal.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'
import { AppointmentCard } from './AppointmentCard.tsx'
import styles from './Portal.module.css'
import { useOwnAppointments } from './portal-data.ts'

/** Those to come, the next one first, and those that are over; `areAll` false: those to come alone, and the way to all. */
export function OwnAppointments({ areAll }: { areAll: boolean }) {
  const t = useT()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOwnAppointments()
  if (error && !data) return <QueryFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={3} rowHeight={140} />
  const upcoming = data.pages.flatMap((page) => page.upcoming)
  const past = data.pages.flatMap((page) => page.past)
  const { left = 0 } = data.pages.at(-1) ?? {}
  if (upcoming.length + past.length === 0)
    return <EmptyState title={t('portal.appointments.none')}>{t('portal.appointments.noneWhy')}</EmptyState>
  return (
    <div className={styles.page}>
      <Part title={t('portal.appointments.upcoming')} appointments={upcoming} />
      {areAll && past.length > 0 && <Part title={t('portal.appointments.past')} appointments={past} />}
      {error && <QueryFailed error={error} onRetry={() => void fetchNextPage()} />}
      {areAll && hasNextPage && (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('portal.appointments.more', { count: left })}
        </Button>
      )}
      {!areAll && (past.length > 0 || hasNextPage) && (
        <p>
          <ButtonLink to={links.ownAppointments()}>{t('portal.appointments.all')}</ButtonLink>
        </p>
      )}
    </div>
  )
}

interface PartProps {
  title: string
  appointments: readonly AppointmentOfOwn[]
}

function Part({ title, appointments }: PartProps) {
  const t = useT()
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {appointments.length === 0 && <p className={styles.soft}>{t('portal.appointments.nothingAhead')}</p>}
      <ul className={styles.cards}>
        {appointments.map((appointment) => (
          <li key={appointment.id}>
            <AppointmentCard appointment={appointment} />
          </li>
        ))}
      </ul>
    </section>
  )
}

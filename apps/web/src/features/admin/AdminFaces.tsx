import type { ReactNode } from 'react'
import { ProblemError } from '../../data/problem-error.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { QueryFailed } from '../../shell/QueryFailed.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SkeletonRows } from '../../ui/SkeletonRows.tsx'
import { useT } from '../../words/use-t.ts'

interface Props<T> {
  query: { data?: T; error: unknown; refetch: () => unknown }
  children: (data: T) => ReactNode
}

/** What an operator's screen shows while it waits or fails; without a second factor, the way to one. */
export function AdminFaces<T>({ query, children }: Props<T>) {
  const { data, error, refetch } = query
  if (data !== undefined) return children(data)
  if (error instanceof ProblemError && error.code === 'access.secondFactorFirst') return <Locked />
  if (error) return <QueryFailed error={error} onRetry={() => void refetch()} />
  return <SkeletonRows rows={4} rowHeight={96} />
}

function Locked() {
  const t = useT()
  const { user } = useSession()
  return (
    <EmptyState
      title={t('admin.locked.title')}
      action={
        <ButtonLink to={user?.role === 'tailor' ? links.profile() : links.account()} kind="primary">
          {t('admin.locked.go')}
        </ButtonLink>
      }
    >
      {t('admin.locked.why')}
    </EmptyState>
  )
}

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

export function ShowMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: Pages) {
  const t = useT()
  if (!hasNextPage) return null
  return (
    <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
      {t('admin.list.more')}
    </Button>
  )
}

import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'
import BookResults from './BookResults.tsx'
import { NotHere } from './NotHere.tsx'

interface Props {
  userId: string
  isGuest: boolean
}

/** Sizes are answered to their owner, who may be a guest still, and to the tailor they were sent to. */
export default function OthersResults({ userId, isGuest }: Props) {
  const t = useT()
  const mayRead = useMay('measurements.read')
  if (mayRead) return <BookResults userId={userId} />
  if (!isGuest) return <NotHere />
  return (
    <EmptyState
      title={t('results.others.signIn')}
      action={
        <ButtonLink to={links.login(links.results(userId))} kind="primary" isLarge>
          {t('results.others.act')}
        </ButtonLink>
      }
    >
      {t('results.others.signInWhy')}
    </EmptyState>
  )
}

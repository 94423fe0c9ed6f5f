import { lazy, Suspense, useState } from 'react'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'

const QuickSizes = lazy(() => import('./QuickSizes.tsx'))

/** Nobody was measured on this device yet: by photo, or by six numbers from a tape. */
export function NoBody() {
  const say = useSay()
  const [isTyping, setTyping] = useState(false)
  if (isTyping)
    return (
      <Suspense fallback={<p role="status">{say('ui.loading')}</p>}>
        <QuickSizes />
      </Suspense>
    )
  return (
    <EmptyState
      title={say('try-on.none.title')}
      action={
        <ButtonLink to={links.upload()} kind="next" isLarge>
          {say('try-on.none.measure')}
        </ButtonLink>
      }
      otherAction={<Button onClick={() => setTyping(true)}>{say('try-on.none.byTape')}</Button>}
    >
      {say('try-on.none.text')}
    </EmptyState>
  )
}

import { lazy, Suspense, useState } from 'react'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'

const QuickSizes = lazy(() => import('./QuickSizes.tsx'))

/** Nobody was measured on this device yet: by photo, or by six numbers from a tape. */
export function NoBody() {
  const t = useT()
  const [isTyping, setTyping] = useState(false)
  if (isTyping)
    return (
      <Suspense fallback={<p role="status">{t('ui.loading')}</p>}>
        <QuickSizes />
      </Suspense>
    )
  return (
    <EmptyState
      title={t('try-on.none.title')}
      action={
        <ButtonLink to={links.upload()} kind="next" isLarge>
          {t('try-on.none.measure')}
        </ButtonLink>
      }
      otherAction={<Button onClick={() => setTyping(true)}>{t('try-on.none.byTape')}</Button>}
    >
      {t('try-on.none.text')}
    </EmptyState>
  )
}

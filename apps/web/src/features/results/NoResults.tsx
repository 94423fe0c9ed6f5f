import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useT } from '../../words/use-t.ts'
import { alongTo } from './along.ts'

/** Nobody was measured yet on this device, or in this account. */
export function NoResults() {
  const t = useT()
  const [search] = useSearchParams()
  return (
    <EmptyState
      title={t('results.none.title')}
      action={
        <ButtonLink to={links.upload(alongTo(search))} kind="primary" isLarge>
          {t('results.none.measure')}
        </ButtonLink>
      }
      otherAction={<ButtonLink to={links.getMeasured()}>{t('results.none.byTape')}</ButtonLink>}
    >
      {t('results.none.text')}
    </EmptyState>
  )
}

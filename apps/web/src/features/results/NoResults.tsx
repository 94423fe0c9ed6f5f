import { useSearchParams } from 'react-router'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useSay } from '../../words/use-say.ts'
import { alongTo } from './along.ts'

/** Nobody was measured yet on this device, or in this account. */
export function NoResults() {
  const say = useSay()
  const [search] = useSearchParams()
  return (
    <EmptyState
      title={say('results.none.title')}
      action={
        <ButtonLink to={links.upload(alongTo(search))} kind="next" isLarge>
          {say('results.none.measure')}
        </ButtonLink>
      }
      otherAction={<ButtonLink to={links.getMeasured()}>{say('results.none.byTape')}</ButtonLink>}
    >
      {say('results.none.text')}
    </EmptyState>
  )
}

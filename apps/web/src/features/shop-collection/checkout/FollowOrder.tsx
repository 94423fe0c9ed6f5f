import { links } from '../../../links.ts'
import { ButtonLink } from '../../../shell/ButtonLink.tsx'
import { useT } from '../../../words/use-t.ts'

interface Props {
  /** Of its private page; left out where the phone is to be confirmed first. */
  url: string | undefined
  kind?: 'primary' | 'quiet'
}

/** To the order's own page, or to where the phone is confirmed that it stands under. */
export function FollowOrder({ url, kind = 'primary' }: Props) {
  const t = useT()
  const token = url?.split('/').at(-1)
  return (
    <ButtonLink kind={kind} isLarge to={token ? links.tracking(token) : links.ownOrders()}>
      {t(token ? 'checkout.placed.follow' : 'checkout.placed.confirm')}
    </ButtonLink>
  )
}

import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useSay } from '../../words/use-say.ts'

/** A customer's first screen. */
export default function UserDashboardPage() {
  const say = useSay()
  return <ScreenHeader title={say('shops.portal.title')} hasBack={false} />
}

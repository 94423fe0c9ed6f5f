/**
 * Shops: the tenant's own facts and its first screen. The dashboard shows figures the server counted just now and
 * rooms that exist; it never invents a number.
 */
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useSay } from '../../words/use-say.ts'

export default function TailorDashboardPage() {
  const say = useSay()
  return <ScreenHeader title={say('shops.dashboard.title')} hasBack={false} />
}

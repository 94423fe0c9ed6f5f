import { adminLinks } from '../../admin-links.ts'
import { useStateInAddress } from '../../kits/list/use-state-in-address.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { useT } from '../../words/use-t.ts'
import { DisputeList } from '../disputes/api.ts'
import { AdminFaces, ShowMore } from './AdminFaces.tsx'
import { useDisputes } from './dispute-data.ts'

const states = ['open', 'over'] as const

/** Disputes of all shops. */
export default function DisputesPage() {
  const t = useT()
  const shown = useStateInAddress(states, (key) => t(`disputes.shop.${key}`))
  const state = shown.chosen
  const query = useDisputes(state)
  return (
    <>
      <ScreenHeader title={t('admin.disputes.title')} hasBack={false} />
      <Chips label={t('disputes.shop.filter')} {...shown} />
      <AdminFaces query={query}>
        {({ pages }) => (
          <DisputeList rows={pages.flatMap(({ rows }) => rows)} linkTo={adminLinks.dispute} hasShops />
        )}
      </AdminFaces>
      <ShowMore {...query} />
    </>
  )
}

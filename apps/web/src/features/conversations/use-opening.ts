import { useNavigate } from 'react-router'
import { links } from '../../links.ts'
import { useAct } from '../../shell/use-act.ts'
import { type About, openOfOrder, type Side } from './conversation-data.ts'

/** Opens the conversation of an order and goes there. */
export function useOpening(side: Side) {
  const navigate = useNavigate()
  const { isBusy, run } = useAct()
  const open = (about: About) =>
    run(async () => {
      const query = { with: await openOfOrder(about, side) }
      await navigate(side === 'shop' ? links.shopMessages(query) : links.ownMessages(query))
    })
  return { isBusy, open: (about: About) => void open(about) }
}

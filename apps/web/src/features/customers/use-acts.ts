import type { CustomerCard } from '@darzi/contract/customer-shapes.ts'
import { useNavigate } from 'react-router'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import type { MenuAction } from '../../ui/menu-action.ts'
import { useT } from '../../words/use-t.ts'
import { type ActPlace, actsFor, menuOf, type Standing } from './customer-actions.ts'
import { archiveCustomer, restoreCustomer } from './customer-commands.ts'

/** The acts this member may do with a customer in one place. */
export function useActsFor(place: ActPlace, customer: Standing) {
  const { shop } = useSession()
  return actsFor({ place, customer, can: shop?.can ?? [] })
}

/** The menu of a card. */
export function useRowMenu(customer: CustomerCard): MenuAction[] {
  const t = useT()
  const navigate = useNavigate()
  const acts = useActsFor('row', customer)
  return menuOf(
    acts,
    {
      open: () => void navigate(links.customer(customer.id)),
      order: () => void navigate(links.newOrder({ customer: customer.id })),
      measure: () => void navigate(links.measure({ customer: customer.id })),
      edit: () => void navigate(links.editCustomer(customer.id)),
      archive: () => void archiveCustomer(customer),
      restore: () => void restoreCustomer(customer),
    },
    t,
  )
}

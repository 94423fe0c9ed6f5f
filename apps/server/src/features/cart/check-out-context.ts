import type { cartRoutes } from '@darzi/contract/cart.ts'
import type { StepsContext } from '../../http/request-context.ts'

export type CheckOutContext = StepsContext<typeof cartRoutes.checkOut>

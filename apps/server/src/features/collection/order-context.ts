import type { collectionRoutes } from '@darzi/contract/collection.ts'
import type { StepsContext } from '../../http/request-context.ts'

export type OrderContext = StepsContext<typeof collectionRoutes.order>

/** Every source of the inbox. A feature adds its own file and one line here. */
import { badgeSources } from './badge-source-queries.ts'
import { calendarSources } from './calendar-source-queries.ts'
import { customerSources } from './customer-source-queries.ts'
import { houseSources } from './house-source-queries.ts'
import { moneySources } from './money-source-queries.ts'
import { notificationSources } from './notification-source-queries.ts'
import { orderSources } from './order-source-queries.ts'
import type { InboxSource } from './source.ts'
import { stockSources } from './stock-source-queries.ts'
import { workSources } from './work-source-queries.ts'

export const inboxSources: readonly InboxSource[] = [
  ...orderSources,
  ...customerSources,
  ...moneySources,
  ...workSources,
  ...notificationSources,
  ...calendarSources,
  ...stockSources,
  ...houseSources,
  ...badgeSources,
]

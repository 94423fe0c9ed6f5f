/**
 * Who may do what in a shop. Cutters and stitchers see their own work only: no customers, no phone numbers, no
 * prices. When something may happen is tailoring's table, not this one.
 */
import { type ShopAction, type StaffRole, shopActions } from '@darzi/contract/access.ts'

const everyone = ['owner', 'manager', 'counter', 'cutter', 'stitcher'] as const
const counter = ['owner', 'manager', 'counter'] as const
const managers = ['owner', 'manager'] as const

const grants = {
  'analytics.read': managers,
  'api.manage': ['owner'],
  'calendar.read': counter,
  'calendar.write': counter,
  'calendar.setUp': managers,
  'conversations.read': counter,
  'conversations.write': counter,
  'customers.read': counter,
  'customers.write': counter,
  'customers.merge': managers,
  'customers.import': managers,
  'customers.export': managers,
  'dashboard.read': counter,
  'drafts.write': counter,
  'garments.read': everyone,
  'garments.write': managers,
  'house.read': managers,
  'house.write': managers,
  'inventory.read': everyone,
  'inventory.write': counter,
  'inventory.buy': managers,
  'measurements.read': counter,
  'measurements.write': counter,
  'notifications.read': counter,
  'notifications.send': counter,
  'notifications.write': managers,
  'orders.read': counter,
  'orders.write': counter,
  'orders.cancel': managers,
  'payments.take': counter,
  'payments.reverse': managers,
  'plan.read': managers,
  'plan.write': ['owner'],
  'quotes.read': counter,
  'quotes.write': counter,
  'shop.backup': ['owner'],
  'shop.read': everyone,
  'shop.write': managers,
  'staff.read': managers,
  'staff.write': ['owner'],
  'views.write': counter,
  'work.read': everyone,
  'work.move': everyone,
  'work.approve': managers,
} as const satisfies Record<ShopAction, readonly StaffRole[]>

export function mayDo(role: StaffRole, action: ShopAction): boolean {
  const roles: readonly StaffRole[] = grants[action]
  return roles.includes(role)
}

export const rolesThatMay = (action: ShopAction): readonly StaffRole[] => grants[action]

/** Everything a member with this role may do; the web shows its buttons by it. */
export const actionsOf = (role: StaffRole): ShopAction[] =>
  shopActions.filter((action) => mayDo(role, action))

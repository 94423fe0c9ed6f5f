/** The staff roles of a shop and the actions a route may ask for. Who may do what is the server's: access/grants.ts. */
export const staffRoles = ['owner', 'manager', 'counter', 'cutter', 'stitcher'] as const
export type StaffRole = (typeof staffRoles)[number]

export const accountRoles = ['user', 'tailor', 'admin'] as const
export type AccountRole = (typeof accountRoles)[number]

export const shopActions = [
  'analytics.read',
  'api.manage',
  'calendar.read',
  'calendar.write',
  'calendar.setUp',
  'conversations.read',
  'conversations.write',
  'customers.read',
  'customers.write',
  'customers.merge',
  'customers.import',
  'customers.export',
  'dashboard.read',
  'drafts.write',
  'garments.read',
  'garments.write',
  'house.read',
  'house.write',
  'inventory.read',
  'inventory.write',
  'inventory.buy',
  'measurements.read',
  'measurements.write',
  'notifications.read',
  'notifications.send',
  'notifications.write',
  'orders.read',
  'orders.write',
  'orders.cancel',
  'payments.take',
  'payments.reverse',
  'plan.read',
  'plan.write',
  'quotes.read',
  'quotes.write',
  'shop.backup',
  'shop.read',
  'shop.write',
  'staff.read',
  'staff.write',
  'views.write',
  'work.read',
  'work.move',
  'work.approve',
] as const
export type ShopAction = (typeof shopActions)[number]

/** What other features may use of shops; nothing else of it can be imported from outside. */
export { byShop } from './by-shop.ts'
export { announcesAs, formMember } from './form-member.ts'
export {
  formShop,
  type ShopOfForm,
  shopOfForm,
  shopsFound,
  typedShop,
  writeDefaultShop,
} from './form-shop-queries.ts'
export { nameOfShop } from './name-of-shop.ts'
export { openShop, type ShopKind } from './open-shop.ts'
export { ownersOf } from './owner-queries.ts'
export { customerQuota, orderQuota, planResult, requirePlanQuota } from './plan-quota.ts'
export { checkedFactsChanged, countedCustomers, currencyUse } from './ports.ts'
export { idIn, knownShop, readFormShop } from './read-form-shop.ts'
export { readShop } from './read-shop.ts'
export { chosenPlan, isClosed, isSuspended } from './shop-queries.ts'
export { setPlan } from './shop-store.ts'
export { dayIn } from './time-zone.ts'
export { changeShopFacts } from './update-shop.ts'

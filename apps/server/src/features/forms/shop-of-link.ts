/** For other rooms that hear from outside the counter: which shop a link means, and what anybody may know of it. */
export { formShop, type ShopOfForm, shopOfForm } from './form-shop-queries.ts'

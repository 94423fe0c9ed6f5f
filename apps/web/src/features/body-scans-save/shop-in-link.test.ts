import { expect, test } from 'vitest'
import { shopInLink } from './shop-in-link.ts'

const id = '01890a5d-ac96-774b-bcce-b302099a8057'

test.each([
  [`https://darzi.test/get-measured?shop=${id}`, id],
  [`  ${id.toUpperCase()} `, id],
  [`https://darzi.test/results?shop=${id}&unit=in`, id],
  ['https://darzi.test/get-measured', undefined],
  ['Noor Tailors', undefined],
])('%j names the shop %s', (typed, shop) => {
  expect(shopInLink(typed)).toBe(shop)
})

/**
 * What an order shows of other rooms, of which none may know another: the pictures of garments, its papers, its payments, the
 * metres of its cloth. Handed in around whatever screen an order stands on.
 */
import type { Screen } from './shell/screen.ts'

/** A screen of orders with the parts of others around it. */
export async function withParts(load: Screen['load']) {
  const [{ default: Page }, Around] = await Promise.all([load(), loadAround()])
  return {
    default: () => (
      <Around>
        <Page />
      </Around>
    ),
  }
}

export async function loadAround() {
  const [{ PartsOfOthers }, { StyleCards }, { SlipButtons }, { ClothByPattern }, sheet, list] =
    await Promise.all([
      import('./features/orders/order-parts.ts'),
      import('./features/garments/StyleCards.tsx'),
      import('./features/documents/SlipButtons.tsx'),
      import('./features/patterns/ClothByPattern.tsx'),
      import('./features/payments/PaymentSheet.tsx'),
      import('./features/payments/PaymentList.tsx'),
    ])
  const { PaymentSheet } = sheet
  const { PaymentList } = list
  const parts = { StyleCards, SlipButtons, ClothByPattern, PaymentSheet, PaymentList }
  return ({ children }: { children: React.ReactNode }) => (
    <PartsOfOthers value={parts}>{children}</PartsOfOthers>
  )
}

/**
 * What the form of a new customer shows of other rooms, none of which may know another: it meets here, each part fetched
 * with its words when it is opened, so that adding only a customer stays as light as it is quick.
 */
import { lazy } from 'react'
import type { CounterParts } from './features/counter/long-form/counter-parts.ts'
import { loadAround } from './parts-of-orders.tsx'
import { openWords } from './words/language.ts'

export const addCustomerParts: CounterParts = {
  OrderStands: lazy(() =>
    import('./features/orders/OrderStands.tsx').then((it) => ({ default: it.OrderStands })),
  ),

  async loadSizes() {
    const [{ FieldList }, { ActiveField }, { Keypad }, { UnitSwitch }] = await Promise.all([
      import('./features/measurements/FieldList.tsx'),
      import('./features/measurements/ActiveField.tsx'),
      import('./features/measurements/Keypad.tsx'),
      import('./features/measurements/UnitSwitch.tsx'),
      openWords(['measurements', 'measurement-fields']),
    ])
    return { FieldList, ActiveField, Keypad, UnitSwitch }
  },

  async loadOrder() {
    const [{ GarmentPicker }, { PieceCard }, { TakeDays }, { TakeMoney }, { OrderPapers }, Around] =
      await Promise.all([
        import('./features/orders/GarmentPicker.tsx'),
        import('./features/orders/PieceCard.tsx'),
        import('./features/orders/TakeDays.tsx'),
        import('./features/orders/TakeMoney.tsx'),
        import('./features/orders/OrderPapers.tsx'),
        loadAround(),
        openWords(['orders', 'orders-new', 'garment-names', 'measurement-fields', 'documents']),
      ])
    return { Around, GarmentPicker, PieceCard, TakeDays, TakeMoney, OrderPapers }
  },
}

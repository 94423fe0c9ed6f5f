/** What the palette finds besides screens and acts, in the order shown: a line for each feature that lets its records be found. */
import { customersInPalette } from './features/customers/palette-find.ts'
import { ordersInPalette } from './features/orders/palette-find.ts'
import type { PaletteFind } from './shell/palette-find.ts'

export const paletteFinds: readonly PaletteFind[] = [customersInPalette, ordersInPalette]

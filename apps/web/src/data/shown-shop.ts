/** The shop whose screens are shown. Each request names it: one from a screen of another shop is refused, not written there. */
let shown: string | undefined

export const shownShop = (): string | undefined => shown

export function showShop(id: string | undefined): void {
  shown = id
}

export const loadPalette = () => import('./Palette.tsx')

/** Opens the palette from anywhere in the shop; it is fetched first when the screen has only just come. */
export function openPalette(): void {
  void loadPalette().then((palette) => palette.openPalette())
}

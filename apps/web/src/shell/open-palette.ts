export const loadPalette = () => import('./Palette.tsx')

/** Opens the palette from anywhere in the shop; it is fetched first when the screen has only just come. */
export function openPalette(): void {
  // Without a line there is nothing to search in; the banner says so already.
  void loadPalette().then(
    (palette) => palette.openPalette(),
    () => {},
  )
}

/** A book's sleeve may be a short one, as ordered: then it tells how long the sleeve is and nothing of the arm. */
type Book = Readonly<Record<string, number | undefined>>

/** Millimetres; undefined where the sleeve reaches the wrist, or none was measured. */
export function shortSleeveOf({ sleeve_length: sleeve = 0, height = 0 }: Book): number | undefined {
  return sleeve > 0 && sleeve <= (height > 0 ? height * armShare : shortestArmMm) ? sleeve : undefined
}

const shortestArmMm = 400
/** Of the height: an arm is nearly a third of it, a child’s too. */
const armShare = 0.24

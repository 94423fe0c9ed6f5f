/** Cloth under cloth: it lies within what is worn over it, and where it is hidden it is not drawn. */
import type { GarmentForm } from './form.ts'

/** So far under the edge of the outer garment the inner one is still drawn: sewn cloth may hang a little shorter than its tape says. */
const underEdgeMm = 45
/** So much room there is between both, collars and plackets on the inner one included. */
const betweenMm = 6
/** Farther away than this from its own cloth nothing is asked of the outer one. */
const nearMm = 70

export function within(form: GarmentForm, outers: readonly GarmentForm[]): GarmentForm {
  if (outers.length === 0) return form
  return {
    ...form,
    distance(x, y, z) {
      let away = form.distance(x, y, z)
      if (Math.abs(away) > nearMm) return away
      for (const outer of outers) {
        if (y < outer.hemY - nearMm || y > outer.topY + nearMm) continue
        // Past the outer one's edge it is free again, little by little.
        const past = Math.max(0, -outer.cover(x, y, z))
        away = Math.max(away, outer.distance(x, y, z) + betweenMm - 2 * past)
      }
      return away
    },
    cover: (x, y, z) =>
      outers.reduce(
        (shown, outer) => Math.min(shown, underEdgeMm - outer.cover(x, y, z)),
        form.cover(x, y, z),
      ),
  }
}

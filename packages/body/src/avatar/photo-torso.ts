/** What two photos tell of the trunk beyond its girths: how broad against how deep, by height. */
import type { Curve } from './curve.ts'
import { formOf, outlineOf } from './form.ts'
import { type Given, within } from './given.ts'
import type { Stance } from './stance.ts'

/** Photos see arms, shoulders and thighs as well: only between these rings do they show the trunk alone. */
const trunk = { from: 0.6, to: 3.2 }
const fade = 0.5
const nearMm = 45

/** By torso ring: how much broader against its depth the person is than the learned form; 1 where photos say nothing. */
export function breadthsFrom(person: Given, stance: Stance): Curve | undefined {
  const seen = person.torso.filter((slice) => slice.breadthMm > 50 && slice.depthMm > 50)
  if (seen.length < 3) return undefined
  const form = formOf('torso', person.maleness, { ...person.sites }, person.heightMm)
  return (at) => {
    const near = within(at, trunk.from, trunk.to)
    const y = stance.torsoY(near)
    const weights = seen.map((slice) => Math.exp(-(((slice.heightMm - y) / nearMm) ** 2) / 2))
    const total = weights.reduce((sum, w) => sum + w, 0)
    if (total < 0.2) return 1
    const told = seen.reduce(
      (sum, s, k) => sum + ((weights[k] ?? 0) * Math.log(s.breadthMm / s.depthMm)) / total,
      0,
    )
    const outline = outlineOf(form(near), 64)
    const sideways = 2 * Math.max(...outline.map((r, k) => r * Math.sin((2 * Math.PI * k) / 64)))
    const deep = (outline[0] ?? 1) + (outline[32] ?? 1)
    const share = within(1 - Math.abs(at - near) / fade, 0, 1)
    return Math.exp(share * within(told - Math.log(sideways / deep), -0.3, 0.3))
  }
}

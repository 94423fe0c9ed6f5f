/** Where the avatar leaves the generated bodies to be a tailor's form: a smooth fork, a long throat, an egg for a head. */
import type { Curve } from './curve.ts'
import type { FormRing } from './form.ts'
import { neckRing, type Stance } from './stance.ts'

export type Form = (at: number) => FormRing

/** A form shows no fork in its rings: waves finer than `keep` fade out as told. */
export function simpler(form: Form, keep: number, fade: Curve): Form {
  return (at) => {
    const ring = form(at)
    const left = 1 - fade(at)
    const faded = (waves: readonly number[]) => waves.map((w, n) => (n > keep ? w * left : w))
    return { ...ring, cosines: faded(ring.cosines), sines: faded(ring.sines) }
  }
}

/** The first form with outlines like the second's, by the share; girths and places stay its own. */
export function outlinedLike(own: Form, other: Form, share: Curve): Form {
  return (at) => {
    const t = share(at)
    const ring = own(at)
    if (t <= 0) return ring
    const like = other(at)
    const mixed = (x: readonly number[], y: readonly number[]) => x.map((v, n) => v + t * ((y[n] ?? 0) - v))
    return { ...ring, cosines: mixed(ring.cosines, like.cosines), sines: mixed(ring.sines, like.sines) }
  }
}

/** Over the tape the neck goes on as it leans, up into the head. */
export function withThroat(form: Form, { torsoY }: Stance, tall: number): Form {
  const [under, top] = [neckRing - 0.4, neckRing + 0.05]
  const last = form(top)
  const lean = (last.c1 - form(under).c1) / ((torsoY(top) - torsoY(under)) / tall)
  const leaning = Math.min(0.5, Math.max(0.2, lean))
  return (at) =>
    at <= top ? form(at) : { ...last, c1: last.c1 + (leaning * (torsoY(at) - torsoY(top))) / tall }
}

/** The head's rings, from chin (0) to crown (1): an egg, and what the learned rings have more. */
export const [headFrom, headTo] = [0.05, 0.95]

export const eggStep = 0.025

export const asEgg =
  (form: Form): Form =>
  (at) => {
    const ring = form(at)
    return { ...ring, lnGirth: ring.lnGirth + Math.log(2 * Math.sqrt(at * (1 - at))) }
  }

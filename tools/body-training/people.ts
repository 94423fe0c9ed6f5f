/** People to train on and to examine with: as wide as customers are, wider than the generator makes them by itself. */
import type { BodyGenerator, Random, Shape } from './body-generator.ts'

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** Build from lean to heavy evenly enough that the heavy are not guessed from the lean. */
export function anyShape(generator: BodyGenerator, random: Random, male: number): Shape {
  const { randn, randomBody } = generator
  const shape = randomBody(random, male)
  const heavy = randn(random)
  shape.weight = clamp(0.95 + 0.34 * heavy, 0.1, 1.7)
  shape.muscle = clamp(0.55 + 0.22 * randn(random), 0.05, 1.1)
  shape.age = clamp(0.5 + Math.abs(randn(random)) * 0.18, 0.5, 0.95)
  for (const name of Object.keys(shape.details)) {
    shape.details[name] = clamp((shape.details[name] ?? 0) * 1.15, -1, 1)
  }
  // A belly of its own: the girth at the waist apart from the build.
  shape.details['stomach/pregnant'] = random() < 0.4 ? clamp(Math.abs(randn(random)) * 0.25, 0, 0.6) : 0
  return shape
}

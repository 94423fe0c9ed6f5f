/**
 * People to train on and to examine with. For the same height and weight they differ about one and a half times as much as the
 * survey's people do; the generator's own are wilder than that, and are made too (`wild`), so that odd bodies are no surprise.
 */
import type { BodyGenerator, Random, Shape } from './body-generator.ts'

export type Variety = 'usual' | 'wild'

/** Against the spread of the generator's own details, and around its middle build and years. */
const spreads = {
  usual: { details: 0.55, muscle: 0.15, belly: 0.18 },
  wild: { details: 1.15, muscle: 0.22, belly: 0.25 },
} as const satisfies Record<Variety, Record<string, number>>

const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))

/** Build from lean to heavy evenly enough that the heavy are not guessed from the lean. */
export function anyShape(
  generator: BodyGenerator,
  random: Random,
  { male, variety }: { male: number; variety: Variety },
): Shape {
  const { randn, randomBody } = generator
  const spread = spreads[variety]
  const shape = randomBody(random, male)
  shape.weight = clamp(0.95 + 0.34 * randn(random), 0.1, 1.7)
  shape.muscle = clamp(0.55 + spread.muscle * randn(random), 0.05, 1.1)
  shape.age = clamp(0.5 + Math.abs(randn(random)) * 0.18, 0.5, 0.95)
  for (const name of Object.keys(shape.details)) {
    shape.details[name] = clamp((shape.details[name] ?? 0) * spread.details, -1, 1)
  }
  // A belly of its own: the girth at the waist apart from the build.
  const belly = clamp(Math.abs(randn(random)) * spread.belly, 0, 0.6)
  shape.details['stomach/pregnant'] = random() < 0.4 ? belly : 0
  return shape
}

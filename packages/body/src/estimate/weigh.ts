/**
 * A build's expectation and what was read are weighed as for the survey's own people, for its spread is the best that is known;
 * how far the result may be off is reckoned as for customers, who differ from them more.
 */
import type { Belief } from './gaussian.ts'
import { type Build, priorOf, weighingOf } from './prior.ts'

export type Weighed = Belief & { agreement: number }

/** `take` brings the readings to a belief, with the strays they are weighed by or with those they may be off by. */
export function weigh(
  sex: 'male' | 'female',
  build: Build,
  take: (belief: Belief, isWeighed: boolean) => Weighed,
): Weighed {
  const { mean } = take(priorOf(sex, build, weighingOf(build)), true)
  return { ...take(priorOf(sex, build), false), mean }
}

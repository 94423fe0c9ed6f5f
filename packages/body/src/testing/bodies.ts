/**
 * For the tests: the bodies a promise is tried on. `npm test` tries the ends of the range, `npm run test:all` every body there is
 * (docs/tests.md). A form takes half a second: it is made once for all tests of a worker, and none may change it.
 */
import { makeAvatar } from '../avatar/make-avatar.ts'
import { peopleOfTest } from '../avatar/people-of-test.ts'
import type { WhatIsKnown } from '../pattern/body-of.ts'
import { extremePeople } from '../pattern/extreme-people.ts'
import type { Avatar } from '../shapes.ts'

/** Whether this is the run in which nothing is left out. */
export const isWholeRun = process.env.DARZI_TEST_ALL === '1'

/** All of them in the whole run, in others the few. */
export function sampled<const One>(all: readonly One[], few: readonly One[]): readonly One[] {
  return isWholeRun ? all : few
}

const endsOfTest = ['a lean man', 'a very heavy man', 'a lean woman', 'a very heavy woman']
const endsOfExtreme = ['the leanest man', 'the heaviest man', 'the leanest woman', 'the heaviest woman']

export const namesToTry = sampled(Object.keys(peopleOfTest), endsOfTest)

/** With what is known of them, for the patterns. */
export const peopleToDraftFor: [string, WhatIsKnown][] = Object.entries(extremePeople).filter(
  ([name]) => isWholeRun || endsOfExtreme.includes(name),
)

/** For what takes many drafts of each: everybody in the whole run, in others the heaviest man and the leanest woman. */
export const twoToDraftFor = peopleToDraftFor.filter(
  ([name]) => isWholeRun || name === 'the heaviest man' || name === 'the leanest woman',
)

const known = new Map<string, Avatar>()

export function avatarOf(name: string): Avatar {
  const avatar = known.get(name) ?? makeAvatar(personOf(name))
  known.set(name, avatar)
  return avatar
}

export function personOf(name: string) {
  const request = peopleOfTest[name]
  if (!request) throw new Error(`Nobody of the tests is ${name}`)
  return request
}

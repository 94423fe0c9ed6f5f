/**
 * A person waits a second for their form and five for a shirt sewn on it. How long that is in seconds `npm run bench -- body`
 * says; here the work is counted, which no busy machine changes, and held to a fifth more than it was when both took half a second
 * of the processor: work that has doubled is to be seen.
 */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { sampled } from '@darzi/body/testing/bodies.ts'
import { expect, it } from 'vitest'
import { countWork } from './count-work.ts'
import { garmentFor, sew, wearer, wearers } from './time-body.ts'

/** Calls of Math's functions; the very heavy man took 33.7 and 123.6 million. */
const most = { form: 40e6, shirt: 150e6 }

it.each(sampled(wearers, ['a very heavy man']))(
  'the form and the sewn shirt of %s take no more arithmetic than a phone does in time',
  async (name) => {
    const request = wearer(name)
    const form = await countWork(() => makeAvatar(request))
    expect(form.calls).toBeLessThan(most.form)
    const shirt = await countWork(() => sew(request, form.made, garmentFor('shirt', request)))
    expect(shirt.calls).toBeLessThan(most.shirt)
    // Nothing at all counted would be no proof.
    expect(Math.min(form.calls, shirt.calls)).toBeGreaterThan(1e6)
  },
  120_000,
)

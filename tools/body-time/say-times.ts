/** Prints as JSON how many seconds of the processor the form of each wearer takes, and a shirt sewn on it. A process of its own, for nothing else may be counted. */
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { garmentFor, quickest, sew, wearer, wearers } from './time-body.ts'

/** Warm after one or two; a busy machine may spoil some of them. */
const runs = 12
const enoughSeconds = Number(process.argv[2])

const times: Record<string, { form: number; shirt: number }> = {}
for (const name of wearers) {
  const request = wearer(name)
  const form = await quickest(() => makeAvatar(request), { runs, enoughSeconds })
  const shirt = await quickest(() => sew(request, form.made, garmentFor('shirt', request)), {
    runs,
    enoughSeconds,
  })
  times[name] = { form: form.seconds, shirt: shirt.seconds }
}
console.log(JSON.stringify(times))

import { expect, it } from 'vitest'
import { inputsOf } from './body-of.ts'
import { type DesignKey, designs } from './design-key.ts'
import { draftPattern } from './draft-pattern.ts'
import { extremePeople } from './extreme-people.ts'
import { type InputKey, inputKeys, valuesOf } from './inputs.ts'
import { neededSizes } from './needed-sizes.ts'
import { type ChosenOptions, optionsOf, setOptions } from './options.ts'

/** One whose belly, one whose hips are let out for. */
const bodies = ['the heaviest woman', 'a pear-shaped woman']

/** As a tape takes it: the back is measured from the nape, and the draft's own length follows from that. */
const isShown = (design: DesignKey, key: InputKey) =>
  neededSizes[design].includes(key === 'nape_to_waist' ? 'back_length' : key)

it.each(designs)(
  'every size that changes a piece of the %s is on the screen to be seen and typed over',
  async (design) => {
    for (const name of bodies) {
      const inputs = inputsOf(extremePeople[name] ?? { sex: 'female', measuredMm: {} })
      const sizes = valuesOf(inputs)
      const chosen: ChosenOptions = { ghera: 'quarter', fit: 'slim' }
      // Ordered: what the usual length is guessed by is no size the pieces are drawn from.
      for (const option of optionsOf[design])
        if (option.kind === 'length') chosen[option.key] = setOptions(design, chosen, sizes).mm(option.key)
      const drawn = async (of: typeof inputs) =>
        JSON.stringify((await draftPattern(design, of, chosen)).pieces)
      const pieces = await drawn(inputs)
      for (const key of inputKeys.filter((one) => !isShown(design, one))) {
        const larger = { ...inputs, [key]: { ...inputs[key], value: inputs[key].value * 1.03 } }
        expect((await drawn(larger)) === pieces, `${name}: ${key}`).toBe(true)
      }
    }
  },
  60_000,
)

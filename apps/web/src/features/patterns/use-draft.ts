import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import type { PatternInputs } from '@darzi/body/pattern/inputs.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import type { DesignKey, Pattern } from '@darzi/body/pattern/pattern.ts'
import { useEffect, useState } from 'react'

export interface Drafted {
  pattern: Pattern
  inputs: PatternInputs
}

export interface Wanted {
  design: DesignKey
  body: WhatIsKnown
  chosen: ChosenOptions
}

/** A moment after the last key, so that typing is not drafted letter by letter. */
const pauseMs = 120

/** The last draft that came out, and whether the sizes of now make none. */
export function useDraft(wanted: Wanted): { drafted?: Drafted; hasFailed: boolean } {
  const [drafted, setDrafted] = useState<Drafted>()
  const [hasFailed, setFailed] = useState(false)
  const asked = JSON.stringify(wanted)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      draft(JSON.parse(asked)).then(
        (done) => {
          if (isOver) return
          setDrafted(done)
          setFailed(false)
        },
        () => !isOver && setFailed(true),
      )
    }, pauseMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [asked])
  return { ...(drafted && { drafted }), hasFailed }
}

/** The estimate and FreeSewing come with the first draft. */
async function draft({ design, body, chosen }: Wanted): Promise<Drafted> {
  const [{ inputsOf }, { draftPattern }] = await Promise.all([
    import('@darzi/body/pattern/body-of.ts'),
    import('@darzi/body/pattern/draft-pattern.ts'),
  ])
  const inputs = inputsOf(body)
  return { inputs, pattern: await draftPattern(design, inputs, chosen) }
}

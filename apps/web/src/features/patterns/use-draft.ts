import type { WhatIsKnown } from '@darzi/body/pattern/body-of.ts'
import type { DesignKey } from '@darzi/body/pattern/design-key.ts'
import type { PatternInputs } from '@darzi/body/pattern/inputs.ts'
import type { ChosenOptions } from '@darzi/body/pattern/options.ts'
import type { Pattern } from '@darzi/body/pattern/pattern.ts'
import { useEffect, useState } from 'react'

export interface OneOf {
  design: DesignKey
  chosen: ChosenOptions
}

export interface Wanted extends OneOf {
  body: WhatIsKnown
  /** The other patterns of the same garment, cut from the same cloth. */
  beside: readonly OneOf[]
}

export interface Drafted {
  pattern: Pattern
  /** What this very pattern is drawn from. */
  inputs: PatternInputs
  /** With those beside it; undefined where one of them does not come out. */
  whole?: readonly Pattern[]
}

/** A moment after the last key, so that typing is not drafted letter by letter. */
const pauseMs = 120

interface Draft {
  /** What is drawn from: known before any pattern, and where none comes out. */
  inputs?: PatternInputs
  /** The last that came out. */
  drafted?: Drafted
  /** The sizes of now make none. */
  hasFailed: boolean
}

export function useDraft(wanted: Wanted): Draft {
  const [inputs, setInputs] = useState<PatternInputs>()
  const [drafted, setDrafted] = useState<Drafted>()
  const [hasFailed, setFailed] = useState(false)
  const asked = JSON.stringify(wanted)
  useEffect(() => {
    let isOver = false
    const timer = setTimeout(() => {
      const now: Wanted = JSON.parse(asked)
      const known = measure(now)
      known.then((found) => !isOver && setInputs(found)).catch(() => {})
      known
        .then((found) => draft(now, found))
        .then(
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
  return { ...(inputs && { inputs }), ...(drafted && { drafted }), hasFailed }
}

/** The estimate comes with the first body. */
async function measure({ body }: Wanted): Promise<PatternInputs> {
  const { inputsOf } = await import('@darzi/body/pattern/body-of.ts')
  return inputsOf(body)
}

/** FreeSewing comes with the first draft. */
async function draft({ design, chosen, beside }: Wanted, inputs: PatternInputs): Promise<Drafted> {
  const { draftPattern } = await import('@darzi/body/pattern/draft-pattern.ts')
  const pattern = await draftPattern(design, inputs, chosen)
  const others = await Promise.all(
    beside.map((other) => draftPattern(other.design, inputs, other.chosen)),
  ).catch(() => undefined)
  return { pattern, inputs, ...(others && { whole: [pattern, ...others] }) }
}

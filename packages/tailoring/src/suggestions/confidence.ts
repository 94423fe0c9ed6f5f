/**
 * How sure a suggestion is: the share of earlier cases like it that came true, of the shop's own history. A score says how strongly
 * a rule speaks; what it is worth is only known from what happened afterwards. Too few cases are no confidence at all.
 */

export interface PastCase {
  /** How strongly the rule spoke; more is stronger. */
  score: number
  cameTrue: boolean
}

export interface Confidence {
  /** From 0 to 1. */
  share: number
  /** The earlier cases it was counted on. */
  cases: number
}

/** Fewer are chance. */
export const fewestCases = 20
const fewestInStep = 12

interface Step {
  from: number
  right: number
  of: number
}

/** From past cases to the confidence of a new score; undefined while there are too few. */
export function calibrated(past: readonly PastCase[]): ((score: number) => Confidence) | undefined {
  if (past.length < fewestCases) return undefined
  const steps = rising(inSteps(past.toSorted((a, b) => a.score - b.score)))
  return (score) => {
    const step = steps.findLast(({ from }) => from <= score) ?? steps[0]
    return { share: shareOf(step), cases: past.length }
  }
}

/** One case more each way: what always came true so far is not certain. */
const shareOf = ({ right, of }: Omit<Step, 'from'> = { right: 0, of: 0 }) => (right + 1) / (of + 2)

/** Cases of much the same score together; equal scores are never parted. */
function inSteps(sorted: readonly PastCase[]): Step[] {
  const steps: Step[] = []
  const size = Math.max(fewestInStep, Math.ceil(sorted.length / 10))
  let last: number | undefined
  for (const { score, cameTrue } of sorted) {
    const step = steps.at(-1)
    if (step && (step.of < size || score === last)) {
      step.right += Number(cameTrue)
      step.of += 1
    } else steps.push({ from: score, right: Number(cameTrue), of: 1 })
    last = score
  }
  return steps
}

/** A stronger score is never less sure: steps that fall are joined (pool adjacent violators). */
function rising(steps: readonly Step[]): Step[] {
  const joined: Step[] = []
  for (const step of steps) {
    let next = { ...step }
    for (let before = joined.at(-1); before && shareOf(before) > shareOf(next); before = joined.at(-1)) {
      joined.pop()
      next = { from: before.from, right: before.right + next.right, of: before.of + next.of }
    }
    joined.push(next)
  }
  return joined
}

export interface Reliability {
  /** The band of what was said, such as 0.7 for 0.7 to 0.8. */
  band: number
  said: number
  cameTrue: number
  cases: number
}

/** What was said against what came true, band by band; and how far apart they are on the whole. */
export function reliabilityOf(told: readonly { share: number; cameTrue: boolean }[]) {
  const bands = Array.from({ length: 10 }, (_, band) =>
    told.filter(({ share }) => Math.min(9, Math.floor(share * 10)) === band),
  )
  const rows = bands.flatMap((cases, band): Reliability[] =>
    cases.length === 0
      ? []
      : [
          {
            band: band / 10,
            said: meanOf(cases.map(({ share }) => share)),
            cameTrue: meanOf(cases.map(({ cameTrue }) => Number(cameTrue))),
            cases: cases.length,
          },
        ],
  )
  const apart = rows.reduce((sum, row) => sum + row.cases * Math.abs(row.said - row.cameTrue), 0)
  return { rows, apart: told.length > 0 ? apart / told.length : 0 }
}

const meanOf = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length

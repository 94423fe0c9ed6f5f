import { runRules } from '../check/rules.ts'
import type { PartResult } from './outcome.ts'

/** Each rule of the app counts as one test. */
export async function checkPart(): Promise<PartResult> {
  const began = Date.now()
  console.log('\n— check')
  const outcomes = await runRules()
  const failed = outcomes.filter((outcome) => outcome.findings.length > 0).length
  const passed = outcomes.length - failed
  return { name: 'check', passed, failed, skipped: 0, seconds: (Date.now() - began) / 1000 }
}

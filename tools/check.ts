/** `npm run check`: the rules of the project that a machine can hold us to. Each is one small file in tools/check. */
import { runRules } from './check/rules.ts'

const outcomes = await runRules(process.argv.slice(2))
const broken = outcomes.filter((outcome) => outcome.findings.length > 0)
if (broken.length > 0) {
  console.error(`\nBroken: ${broken.map((outcome) => outcome.name).join(', ')}`)
  process.exitCode = 1
}

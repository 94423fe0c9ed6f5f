/** `npm run operator -- grant someone@example.com`, `revoke`, `list`. Settings are those of the program. */
import { changeOperators } from '../apps/server/src/operator/change-operators.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { StartError } from '../apps/server/src/start-error.ts'

try {
  console.log(await changeOperators(readSettings(process.env), process.argv.slice(2), new Date()))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

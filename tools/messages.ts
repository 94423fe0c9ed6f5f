/** `npm run messages -- <how many>`: what came by the contact page, the latest first. Settings are those of the program. */
import { printMessage, readMessages } from '../apps/server/src/operator/read-messages.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { StartError } from '../apps/server/src/start-error.ts'

const most = Math.max(1, Number(process.argv[2]) || 20)
try {
  const messages = await readMessages(readSettings(process.env), most)
  console.log(messages.length === 0 ? 'No messages.' : messages.map(printMessage).join('\n'))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

/** `npm start`: reads the settings, holds the port, builds the app, listens, prints where. Every refusal is one sentence. */
import { buildApp } from './app.ts'
import { chooseDefaultShop } from './choose-default-shop.ts'
import { holdPort } from './hold-port.ts'
import { listen } from './listen.ts'
import { demoSignIns } from './seed/demo-sign-ins.ts'
import { prepareDemos, seedDemo } from './seed/seed-demo.ts'
import { readSettings, type Settings } from './settings.ts'
import { StartError } from './start-error.ts'

try {
  const settings = readSettings(process.env)
  const releasePort = await holdPort(settings)
  const app = await buildApp(settings)
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await app.fastify.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
  const demo = await seedDemo(app)
  await chooseDefaultShop(app)
  await releasePort()
  const address = await listen(app).catch(async (error: unknown) => {
    await app.fastify.close()
    throw error
  })
  greet(address, settings, demo)
  await prepareDemos(app).catch((error: unknown) => app.fastify.log.error({ error }, 'no demos'))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

/** What `npm start` prints: where to go, and how to get in. */
function greet(address: string, settings: Settings, hasDemo: boolean) {
  const lines = ['', `  Darzi is open at ${address}`, '']
  if (hasDemo) {
    lines.push('  Demo sign-ins (sample data):')
    for (const { who, email, password } of demoSignIns)
      lines.push(`    ${who.padEnd(22)} ${email.padEnd(24)} ${password}`)
    lines.push('')
  }
  if (!settings.HOST && settings.host)
    lines.push('  Only this machine can open it. For others: HOST=0.0.0.0 npm start', '')
  if (settings.isSecure && !settings.SMTP_URL)
    lines.push('  No mail is sent, and none can be read here: set SMTP_URL', '')
  if (settings.isSecure && !settings.SMS_URL)
    lines.push('  No text is sent, and none can be read here: set SMS_URL', '')
  if (settings.hasDevelopmentMail)
    lines.push(`  Mails are not sent: read them at ${address}/dev/mail (from this machine only)`, '')
  if (settings.hasDevelopmentSms)
    lines.push(`  Texts are not sent: read them at ${address}/dev/sms (from this machine only)`, '')
  console.log(lines.join('\n'))
}

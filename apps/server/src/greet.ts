import { demoSignIns } from './seed/demo-sign-ins.ts'
import type { Settings } from './settings.ts'

/** What `npm start` prints: where to go, and how to get in. */
export function greet(address: string, settings: Settings, hasDemo: boolean) {
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

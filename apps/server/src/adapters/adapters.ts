import { join } from 'node:path'
import type { AppContext } from '../http/app-context.ts'
import { googleIssuer, type Settings } from '../settings.ts'
import { createLocalFolder } from './files/local-folder.ts'
import { createS3Bucket } from './files/s3-bucket.ts'
import { createMailFolder } from './mail/mail-folder.ts'
import type { Mailer } from './mail/mailer.ts'
import { createSmtpMailer } from './mail/smtp-mailer.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { readHeaders } from './sms/gateway-settings.ts'
import { createHttpGateway } from './sms/http-gateway.ts'
import { createSmsFolder } from './sms/sms-folder.ts'
import type { Texter } from './sms/texter.ts'

type Adapters = Pick<AppContext, 'files' | 'mailer' | 'mailbox' | 'texter' | 'smsBox' | 'google'>

/** Every port with the adapter its settings ask for; mails, texts and files have a form that needs no settings. */
export function openAdapters(settings: Settings): Adapters {
  const { mailer, mailbox } = openMail(settings)
  const { texter, smsBox } = openSms(settings)
  return { files: openFiles(settings), mailer, mailbox, texter, smsBox, google: openGoogle(settings) }
}

function openFiles(settings: Settings) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, dataFolder } = settings
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return createLocalFolder({ folder: join(dataFolder, 'files') })
  return createS3Bucket({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: S3_REGION,
    pathStyle: true,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  })
}

function openMail({ SMTP_URL, MAIL_FROM, dataFolder, hasDevelopmentMail }: Settings): {
  mailer: Mailer
  mailbox: AppContext['mailbox']
} {
  if (SMTP_URL) return { mailer: createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM }), mailbox: undefined }
  const mailbox = createMailFolder({ folder: join(dataFolder, 'mail') })
  return { mailer: mailbox, mailbox: hasDevelopmentMail ? mailbox : undefined }
}

function openSms({ SMS_URL, SMS_FROM, SMS_HEADERS, SMS_BODY, dataFolder, hasDevelopmentSms }: Settings): {
  texter: Texter
  smsBox: AppContext['smsBox']
} {
  if (SMS_URL) {
    const headers = readHeaders(SMS_HEADERS ?? '') ?? {}
    const gateway = { url: SMS_URL, from: SMS_FROM, body: SMS_BODY, headers }
    return { texter: createHttpGateway(gateway), smsBox: undefined }
  }
  const smsBox = createSmsFolder({ folder: join(dataFolder, 'sms') })
  return { texter: smsBox, smsBox: hasDevelopmentSms ? smsBox : undefined }
}

function openGoogle({ GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER, PUBLIC_URL, PORT }: Settings) {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined
  return createSignIn({
    issuer: GOOGLE_ISSUER,
    clientId: GOOGLE_CLIENT_ID,
    clientSecret: GOOGLE_CLIENT_SECRET,
    // Standard providers may refuse a question they do not know; Google asks it.
    asksWhichAccount: GOOGLE_ISSUER === googleIssuer,
    redirectUri: `${PUBLIC_URL ?? `http://localhost:${PORT}`}/auth/google/callback`,
    allowInsecure: GOOGLE_ISSUER.startsWith('http://'),
  })
}

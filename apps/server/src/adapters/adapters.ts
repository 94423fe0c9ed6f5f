import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { AppContext } from '../http/app-context.ts'
import { googleIssuer, type Settings } from '../settings.ts'
import { checkContentType, checkKey, type FileStore, FileStoreError } from './files/file-store.ts'
import { createLocalFolder } from './files/local-folder.ts'
import { createS3Caller, type S3Settings } from './files/s3-call.ts'
import { openGateways } from './gateways/open-gateways.ts'
import { createMailFolder } from './mail/mail-folder.ts'
import { checkMail, type Mail, MailError, type MailErrorKind, type Mailer } from './mail/mailer.ts'
import { createNameLookup } from './names/name-lookup.ts'
import { createPush } from './push/push.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { readHeaders } from './sms/gateway-settings.ts'
import { createHttpGateway } from './sms/http-gateway.ts'
import { createMsg91 } from './sms/msg91.ts'
import { createSmsFolder } from './sms/sms-folder.ts'
import type { Texter } from './sms/texter.ts'
import { createTwilio } from './sms/twilio.ts'
import { createWhatsApp } from './whatsapp/whatsapp.ts'

type Adapters = Pick<
  AppContext,
  'files' | 'mailer' | 'mailbox' | 'texter' | 'smsBox' | 'whatsapp' | 'push' | 'google' | 'gateways' | 'names'
>

/** Every port with the adapter its settings ask for; mails, texts and files have a form that needs no settings. */
export function openAdapters(settings: Settings): Adapters {
  const { mailer, mailbox } = openMail(settings)
  const { texter, smsBox } = openSms(settings)
  return {
    files: openFiles(settings),
    mailer,
    mailbox,
    texter,
    smsBox,
    whatsapp: openWhatsApp(settings),
    push: openPush(settings),
    google: openGoogle(settings),
    gateways: openGateways(settings),
    names: createNameLookup(),
  }
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

/** The first of these that is set up: Twilio, MSG91, any other gateway. */
function openSms(settings: Settings): { texter: Texter; smsBox: AppContext['smsBox'] } {
  const { SMS_URL, SMS_FROM, SMS_HEADERS, SMS_BODY, dataFolder, hasDevelopmentSms } = settings
  const { TWILIO_ACCOUNT_SID: sid, TWILIO_AUTH_TOKEN: token, TWILIO_FROM: from, TWILIO_URL } = settings
  const { MSG91_AUTH_KEY: key, MSG91_TEMPLATE_ID: templateId, MSG91_URL } = settings
  if (sid && token && from)
    return { texter: createTwilio({ url: TWILIO_URL, sid, token, from }), smsBox: undefined }
  if (key && templateId)
    return { texter: createMsg91({ url: MSG91_URL, key, templateId }), smsBox: undefined }
  if (SMS_URL) {
    const headers = readHeaders(SMS_HEADERS ?? '') ?? {}
    const gateway = { url: SMS_URL, from: SMS_FROM, body: SMS_BODY, headers }
    return { texter: createHttpGateway(gateway), smsBox: undefined }
  }
  const smsBox = createSmsFolder({ folder: join(dataFolder, 'sms') })
  return { texter: smsBox, smsBox: hasDevelopmentSms ? smsBox : undefined }
}

function openWhatsApp({ WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_URL: url }: Settings) {
  return token && phoneId ? createWhatsApp({ url, token, phoneId }) : undefined
}

function openPush(settings: Settings) {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings
  return publicKey && privateKey && subject ? createPush({ publicKey, privateKey, subject }) : undefined
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

/** Files in a bucket of any S3-compatible store. The bucket is made by its owner, never by us. */
export function createS3Bucket(settings: S3Settings): FileStore {
  const call = createS3Caller(settings)
  return {
    async put(key, bytes, contentType) {
      const headers = { 'content-type': checkContentType(contentType), 'x-amz-content-sha256': sha256(bytes) }
      const reply = await call({ method: 'PUT', key: checkKey(key), headers, body: bytes })
      if (reply.status >= 300) throw error(reply)
    },
    async get(key) {
      const reply = await call({ method: 'GET', key: checkKey(key) })
      if (isNoSuchKey(reply)) return undefined
      if (reply.status >= 300) throw error(reply)
      return { bytes: reply.bytes, contentType: reply.contentType ?? 'application/octet-stream' }
    },
    async remove(key) {
      const reply = await call({ method: 'DELETE', key: checkKey(key) })
      if (reply.status >= 300 && !isNoSuchKey(reply)) throw error(reply)
    },
  }
}

type Reply = { status: number; bytes: Uint8Array }

/** A missing bucket also answers 404, and must not look like a missing file. */
function isNoSuchKey(reply: Reply): boolean {
  return reply.status === 404 && codeIn(reply) === 'NoSuchKey'
}

function error(reply: Reply): FileStoreError {
  return new FileStoreError(
    'refused',
    `the file store answered ${reply.status} ${codeIn(reply) ?? ''}`.trimEnd(),
  )
}

function codeIn(reply: Reply): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(Buffer.from(reply.bytes.subarray(0, 4000)).toString())?.[1]
}

/** The store compares this with what arrived, so a broken upload is refused and not kept. */
function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

type SmtpSettings = {
  /** `smtp://user:password@host:587`, or `smtps://…:465`; `?requireTLS=true` forbids going on without encryption. */
  url: string
  /** `Darzi <no-reply@darzi.example>`; its domain also ends every Message-ID. */
  from: string
  /** For connecting up to the greeting, and for each silence after it. */
  timeoutMs?: number
}

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpSettings): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    async send(mail) {
      const letter = letterOf(checkMail(mail), from)
      try {
        await transport.sendMail(letter)
      } catch (error) {
        throw new MailError(errorKindIn(error), 'the mail server did not take the mail', error)
      }
    },
  }
}

function letterOf({ id, to, subject, text, html }: Mail, from: string) {
  return {
    from,
    to,
    subject,
    text,
    html,
    messageId: `<${id}@${domainOf(from)}>`,
    // RFC 3834: absence notes and ticket systems then leave us in peace.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function domainOf(from: string): string {
  return /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
}

/** A 5xx counts as a no to this mail only once the server listens to it; before that, it is trouble with the server. */
function errorKindIn(error: unknown): MailErrorKind {
  if (!(error instanceof Error) || !('code' in error)) return 'unreachable'
  if (error.code === 'EAUTH' || error.code === 'ENOAUTH') return 'credentials'
  if (error.code !== 'EENVELOPE' && error.code !== 'EMESSAGE') return 'unreachable'
  const answer = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : 500
  return answer >= 500 ? 'refused' : 'deferred'
}

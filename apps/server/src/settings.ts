/**
 * Every setting of the program, from the environment, checked at start. docs/settings.md explains each; a test
 * keeps that page and this table the same.
 */
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { isTemplate, readHeaders, usualBody } from './adapters/sms/gateway-settings.ts'
import { StartError } from './start-error.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const optionalText = z.string().trim().min(1).optional()
const url = z.url({ protocol: /^https?$/ })

/** Texts carry codes, and keys open accounts: they leave the machine by https only. */
function isPrivate(address: string) {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

export const googleIssuer = 'https://accounts.google.com'

export const settingShapes = {
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: optionalText,
  PUBLIC_URL: url.optional(),
  DARZI_DATA: optionalText,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DARZI_DEMO: z.enum(['on', 'off']).optional(),
  DARZI_DEFAULT_SHOP: z.uuid().optional(),
  DARZI_TRUST_PROXY: z.enum(['on', 'off']).or(z.coerce.number().int().min(1).max(9)).default('off'),
  DARZI_LOG: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  REQUEST_SECONDS: z.coerce.number().int().min(1).max(3600).default(120),
  RATE_PER_ADDRESS: z.coerce.number().int().min(1).default(1200),
  RATE_PER_ACCOUNT: z.coerce.number().int().min(1).default(600),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().trim().min(3).default('Darzi <no-reply@localhost>'),
  OPERATOR_EMAIL: z.email().optional(),
  OPERATOR_NAME: optionalText,
  OPERATOR_ADDRESS: optionalText,
  OPERATOR_PHONE: optionalText,
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isPrivate, 'not https')
    .optional(),
  SMS_FROM: z.string().trim().min(1).default('Darzi'),
  SMS_HEADERS: z
    .string()
    .refine((written) => readHeaders(written) !== undefined, 'not pairs of Name: value parted by ;')
    .optional(),
  SMS_BODY: z.string().refine(isTemplate, 'without {to} or {text}').default(usualBody),
  TWILIO_ACCOUNT_SID: optionalText,
  TWILIO_AUTH_TOKEN: optionalText,
  TWILIO_FROM: optionalText,
  TWILIO_URL: url.refine(isPrivate, 'not https').default('https://api.twilio.com'),
  MSG91_AUTH_KEY: optionalText,
  MSG91_TEMPLATE_ID: optionalText,
  MSG91_URL: url.refine(isPrivate, 'not https').default('https://control.msg91.com'),
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_PHONE_ID: optionalText,
  WHATSAPP_URL: url.refine(isPrivate, 'not https').default('https://graph.facebook.com/v23.0'),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{86,88}$/, 'not a public key of 65 bytes in base64url')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{42,44}$/, 'not a private key of 32 bytes in base64url')
    .optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:)/, 'neither mailto: nor https:')
    .optional(),
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: url.default(googleIssuer),
  S3_ENDPOINT: url.optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  STRIPE_API_URL: url.refine(isPrivate, 'not https').optional(),
  RAZORPAY_KEY_ID: optionalText,
  RAZORPAY_KEY_SECRET: optionalText,
  RAZORPAY_WEBHOOK_SECRET: optionalText,
  RAZORPAY_API_URL: url.refine(isPrivate, 'not https').optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
}
export type SettingName = keyof typeof settingShapes

const shape = z.object(settingShapes)
export type Settings = ReturnType<typeof readSettings>

/** Throws StartError naming every setting that is wrong and why. An empty variable counts as not set. */
export function readSettings(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (!parsed.success)
    throw new StartError(`Wrong setting: ${parsed.error.issues.map(complaint).join('; ')}.`)
  const values = parsed.data
  refuseHalves(values)
  const isSecure = values.PUBLIC_URL?.startsWith('https:') ?? false
  const hasDemo = values.DARZI_DEMO ? values.DARZI_DEMO === 'on' : !isSecure
  return {
    ...values,
    dataFolder: values.DARZI_DATA ?? `${root.replace(/\/apps\/$/, '/')}data`,
    /** The data folder holds nothing when database and pictures live elsewhere and mails and texts are sent. */
    keepsFiles: !(values.DATABASE_URL && values.S3_ENDPOINT && values.SMTP_URL && hasSms(values)),
    trustedProxies: proxiesIn(values.DARZI_TRUST_PROXY),
    isSecure,
    /** Never by default on a public address: the demo's passwords are known to everyone. */
    hasDemo,
    /** Visitors' own demos have no password: they are there unless the demo is switched off. */
    hasVisitorsDemos: values.DARZI_DEMO !== 'off',
    /** The demo's passwords are known to everyone: until someone says where to listen, nobody else can reach them. */
    host:
      values.HOST ??
      (hasDemo && values.DARZI_DEMO === undefined && !values.PUBLIC_URL ? '127.0.0.1' : undefined),
    /** Mails can be read at /dev/mail, from this machine only, when there is no SMTP server and nobody else comes here. */
    hasDevelopmentMail: !values.SMTP_URL && !isSecure,
    /** Likewise texts at /dev/sms, when there is no SMS gateway. */
    hasDevelopmentSms: !hasSms(values) && !isSecure,
  }
}

/** Somebody takes texts over. */
export const hasSms = (values: Pick<z.output<typeof shape>, 'SMS_URL' | 'TWILIO_FROM' | 'MSG91_AUTH_KEY'>) =>
  Boolean(values.SMS_URL || values.TWILIO_FROM || values.MSG91_AUTH_KEY)

const proxiesIn = (told: 'on' | 'off' | number) => (told === 'on' ? 1 : told === 'off' ? 0 : told)

function complaint(issue: z.core.$ZodIssue) {
  return `${issue.path.join('.')} (${issue.message})`
}

/** Settings that only make sense together. */
function refuseHalves(values: z.output<typeof shape>) {
  const groups: SettingName[][] = [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID'],
    ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_ID'],
    ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
    ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ]
  for (const group of groups) {
    const missing = group.filter((name) => values[name] === undefined)
    if (missing.length > 0 && missing.length < group.length)
      throw new StartError(`${group.join(', ')} belong together; missing: ${missing.join(', ')}.`)
  }
}

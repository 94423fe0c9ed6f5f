import type { FastifyInstance } from 'fastify'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Gateways } from '../adapters/gateways/open-gateways.ts'
import type { MailFolder } from '../adapters/mail/mail-folder.ts'
import type { Mailer } from '../adapters/mail/mailer.ts'
import type { NameLookup } from '../adapters/names/name-lookup.ts'
import type { Outside } from '../adapters/outside/outside.ts'
import type { PushSender } from '../adapters/push/push.ts'
import type { SignIn } from '../adapters/sign-in/sign-in.ts'
import type { SmsFolder } from '../adapters/sms/sms-folder.ts'
import type { Texter } from '../adapters/sms/texter.ts'
import type { WhatsApp } from '../adapters/whatsapp/whatsapp.ts'
import type { Database } from '../db/database.ts'
import type { SeenSessions } from '../db/seen-sessions.ts'
import type { LiveHub } from '../events/live-hub.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Settings } from '../settings.ts'

/** The running program, as request handling sees it. Features get only what `Asked` hands them. */
export interface AppContext {
  fastify: FastifyInstance
  database: Database
  /** What a request sets out with (db/seen-sessions). */
  seenSessions: SeenSessions
  settings: Settings
  files: FileStore
  jobs: Jobs
  live: LiveHub
  mailer: Mailer
  mailbox: MailFolder | undefined
  texter: Texter
  smsBox: SmsFolder | undefined
  whatsapp: WhatsApp | undefined
  push: PushSender | undefined
  google: SignIn | undefined
  /** Calls to addresses that shops chose. */
  outside: Outside
  /** Those whose keys are set. */
  gateways: Gateways
  names: NameLookup
  now: () => Date
  newId: () => string
}

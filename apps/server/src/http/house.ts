import type { FastifyInstance } from 'fastify'
import type { Database } from '../db/database.ts'
import type { SeenSessions } from '../db/read-ahead.ts'
import type { LiveHub } from '../events/live-hub.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { FileStore } from '../outside/files/file-store.ts'
import type { MailFolder } from '../outside/mail/mail-folder.ts'
import type { Mailer } from '../outside/mail/mailer.ts'
import type { SignIn } from '../outside/sign-in/sign-in.ts'
import type { SmsFolder } from '../outside/sms/sms-folder.ts'
import type { Texter } from '../outside/sms/texter.ts'
import type { Settings } from '../settings.ts'

/** The running program, as the doors see it. Rooms get only what `Asked` hands them. */
export interface House {
  fastify: FastifyInstance
  database: Database
  /** What a read sets out with (db/read-ahead). */
  seenSessions: SeenSessions
  settings: Settings
  files: FileStore
  jobs: Jobs
  live: LiveHub
  mailer: Mailer
  mailbox: MailFolder | undefined
  texter: Texter
  smsBox: SmsFolder | undefined
  google: SignIn | undefined
  now: () => Date
  newId: () => string
}

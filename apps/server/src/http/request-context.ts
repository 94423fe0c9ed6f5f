/** What a handler is asked with. The types follow the route's access: a public handler has no `member` to touch. */
import type { ShopAction, StaffRole } from '@darzi/contract/access.ts'
import type { Access, AnsweredBy, AnyRoute, InputOf } from '@darzi/contract/route.ts'
import type { Language } from '@darzi/words/languages.ts'
import type { SessionRow } from '../db/begin.ts'
import type { Tx } from '../db/tx.ts'
import type { NewEvent } from '../events/publish-event.ts'
import type { JobData, QueueName } from '../jobs/queues.ts'
import type { AppContext } from './app-context.ts'
import type { UploadedFile } from './forms.ts'

export interface Member {
  id: string
  shopId: string
  accountId: string
  name: string
  role: StaffRole
  may(action: ShopAction): boolean
  /** The shop's own settings that parsing and rules need. */
  shop: { country: string; timeZone: string; currency: NonNullable<SessionRow['currency']> }
}

export interface Caller {
  id: string
  role: SessionRow['account_role']
  sessionId: string
  shopId: string | undefined
  /** Of the shop the session works in; nothing without one. */
  may(action: ShopAction): boolean
}

/** Whoever runs this server. */
export interface Operator {
  /** Of their account. */
  id: string
  sessionId: string
}

export interface RequestFacts {
  id: string
  /** Whom the limits count: an IPv4 address, or the network of an IPv6 one. */
  address: string
  userAgent: string
  language: Language
  /** The house at whose own domain it was asked. */
  houseShop: string | undefined
  /** Sent from the machine the server runs on, through no proxy. */
  isLocal: boolean
  /** The token of the session cookie, whether or not it is still good. */
  token: string | undefined
  /** The token by which accounts know this browser. */
  device: string | undefined
  /** The token of what setPass gave this browser. */
  pass: string | undefined
  /** What a PageAnswer of this browser carried over. */
  carried: string | undefined
  /** A header of the request, for what an outsider signs. */
  header(name: string): string | undefined
}

type Who<A extends Access> = A extends 'public'
  ? unknown
  : A extends 'signedIn'
    ? { account: Caller }
    : A extends 'operator'
      ? { operator: Operator }
      : { member: Member }

export interface InTx {
  tx: Tx
  /** Background work that starts when this transaction commits, or at `startAfter`, and never if it does not. */
  enqueue<Q extends QueueName>(queue: Q, data: JobData[Q], options?: { startAfter?: Date }): Promise<void>
}

/** In a shop's handler: writes the event and wakes the shop's open screens on commit. */
export interface PublishesEvents {
  publishEvent(event: NewEvent): Promise<void>
}

export interface Around {
  request: RequestFacts
  now: Date
  newId(): string
  app: Pick<
    AppContext,
    'settings' | 'files' | 'live' | 'google' | 'mailbox' | 'smsBox' | 'gateways' | 'outside' | 'names'
  >
  /** A line in the log that names no person. */
  warn(details: Record<string, string>, message: string): void
  /** Puts the tokens of a session and of its browser into cookies (or takes the session's out) once the work is committed. */
  setSession(token: string | undefined, device?: string): void
  /** Lets this browser see what a proven phone may (tracking's), once the work is committed. */
  setPass(pass: { token: string; seconds: number }): void
}

type Shopwise<A extends Access> = A extends `shop:${string}` ? PublishesEvents : unknown

export type RequestContext<R extends AnyRoute> = InputOf<R> &
  Around &
  Who<R['access']> &
  InTx &
  Shopwise<R['access']>
export type Handler<R extends AnyRoute> = (ctx: RequestContext<R>) => Promise<Answer<R>>

/** For slow work (hashing, pictures) that must not hold a transaction open: each step is a transaction of its own. */
export type StepsContext<R extends AnyRoute> = InputOf<R> &
  Around &
  Who<R['access']> & {
    files: Record<string, UploadedFile>
    step<T>(work: (inTx: InTx & Shopwise<R['access']>) => Promise<T>): Promise<T>
    /** A step that sees everything as of one moment, for what reads a whole shop. */
    snapshot<T>(work: (inTx: InTx & Shopwise<R['access']>) => Promise<T>): Promise<T>
    /**
     * The step whose answer is the handler's. Of sendings under one key, also at the very same moment, one runs it; the others
     * are given its answer.
     */
    once(work: (inTx: InTx & Shopwise<R['access']>) => Promise<Answer<R>>): Promise<Answer<R>>
  }
export type HandlerInSteps<R extends AnyRoute> = (ctx: StepsContext<R>) => Promise<Answer<R>>

export interface FileAnswer {
  contentType: string
  filename?: string
  bytes: Uint8Array | string | AsyncIterable<string | Uint8Array>
  /** The address names this very content: browsers may keep it. */
  isImmutable?: boolean
}
export interface EventsAnswer {
  /** Starts sending; answers how to stop. */
  start(send: (message: unknown) => void): () => void
}
/** A page of the sign-in popup: it goes on to the provider, or tells the screen that opened it how it went. */
export type PageAnswer = { carry?: { value: string; seconds: number } } & (
  | { goTo: string }
  | {
      tellOpener:
        | { type: 'OAUTH_SUCCESS' }
        | { type: 'OAUTH_CODE'; token: string }
        | { type: 'OAUTH_ERROR'; error: string }
      sentence: string
    }
)
export type Answer<R extends AnyRoute> = R['replies'] extends 'page'
  ? PageAnswer
  : R['replies'] extends 'file'
    ? FileAnswer
    : R['replies'] extends 'events'
      ? EventsAnswer
      : AnsweredBy<R>

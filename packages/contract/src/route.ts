/**
 * A route is the only thing the web and the server agree on: its method, path, who may call it, and the
 * shapes that go in and come out. `access` has no default: leaving it out does not compile.
 */
import type { ShopAction } from './access.ts'

/** Anything zod can make; structural, so that a hundred routes still check quickly. */
interface Schema {
  _zod: { input: unknown; output: unknown }
}
type In<S> = S extends { _zod: { input: infer I } } ? I : undefined
type Out<S> = S extends { _zod: { output: infer O } } ? O : undefined

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `operator`: whoever runs this server, with a second factor in force. */
export type Access = 'public' | 'signedIn' | 'operator' | `shop:${ShopAction}`

/** How a body travels: JSON, a form that carries files (each at most 10 MB), or as the text it was sent as, which is signed. */
export type Carries = 'json' | 'form' | 'text'
/** What a reply is: JSON of the declared shape, a file, a stream of server-sent events, or a page of the sign-in popup. */
export type Replies = 'json' | 'file' | 'events' | 'page'

export interface AnyRoute {
  method: Method
  path: string
  access: Access
  summary: string
  params?: Schema
  query?: Schema
  body?: Schema
  reply?: Schema
  carries?: Carries
  /** The names under which a form carries files; no other is taken. */
  files?: readonly string[]
  replies?: Replies
  /** A write that comes without an Idempotency-Key and again word for word within so many seconds is the same write. */
  sameWithinSeconds?: number
  /** It reaches somebody outside, or costs something: in a visitor's demo it is refused with demo.notHere. */
  notInDemo?: true
  /** Its answer holds a secret that is kept nowhere: a repeat under the same key is not answered from memory but runs again. */
  tellsSecret?: true
  /** A person's own unfinished words: no audit line, and no key, for sent again they say the same. */
  isDraft?: true
}

/** Declares a route. The literal types of method, path and access are kept for the client and the pipeline. */
export function route<const R extends AnyRoute>(declared: R): R {
  return declared
}

export type RouteKey<R extends AnyRoute> = `${R['method']} ${R['path']}`
export type RequestOf<R extends AnyRoute> = (R['params'] extends Schema
  ? { params: In<R['params']> }
  : unknown) &
  (R['query'] extends Schema ? { query?: In<R['query']> } : unknown) &
  (R['body'] extends Schema ? { body: In<R['body']> } : unknown) &
  (R['carries'] extends 'form' ? { files?: Record<string, Blob | undefined> } : unknown)
/** What a client receives. */
export type ReplyOf<R extends AnyRoute> = R['replies'] extends 'file' ? Blob : Out<R['reply']>
/** What the server's handler is given, after parsing. */
export interface InputOf<R extends AnyRoute> {
  params: Out<R['params']>
  query: Out<R['query']>
  body: Out<R['body']>
}
/** What the server's handler gives back, before the reply is parsed out. */
export type AnsweredBy<R extends AnyRoute> = In<R['reply']>

/** One request at the door: what it carries in, and what is gathered for its verb and its traces. */
import type { AnyRoute } from '@darzi/contract/route.ts'
import type { FastifyRequest } from 'fastify'
import type { Tenant } from '../db/begin.ts'
import type { QueueName } from '../jobs/queues.ts'
import type { Around } from './asked.ts'
import { type Form, formDigest, refuseUnknown } from './forms.ts'
import type { House } from './house.ts'
import { type KeyedWrite, keyedWrite, unkeyedWrite } from './idempotency.ts'
import type { inputParser } from './parse.ts'
import { type RequestState, requestState } from './request-state.ts'

export interface Door {
  house: House
  route: AnyRoute
  state: RequestState
  tenant: Tenant
  around: Around
  files: Form['files']
  parse: ReturnType<typeof inputParser>
  /** Takes a form's fields for the body and keeps its files. */
  take(form: Form): void
  /** The write's Idempotency-Key with what it stands for, when there is one or the route makes do without. */
  keyed(): Promise<KeyedWrite | undefined>
  /** Queues to wake once everything is committed. */
  nudged: Set<QueueName>
}

interface Knock {
  house: House
  route: AnyRoute
  parse: Door['parse']
  request: FastifyRequest
}

export function openDoor({ house, route, parse, request }: Knock): Door {
  const state = requestState(house, request)
  const around = aroundOf(house, state)
  let digest: unknown = state.raw.body ?? null
  const door: Door = {
    ...{ house, route, state, parse, around, files: {}, nudged: new Set() },
    tenant: tenantOf(route, state),
    take(form) {
      refuseUnknown(form, route)
      door.files = form.files
      state.raw.body = form.fields
      digest = formDigest(form)
    },
    async keyed() {
      if (!isWrite(route)) return undefined
      const said = { url: request.url, body: digest }
      const key = request.headers['idempotency-key']
      const { sameWithinSeconds: seconds } = route
      if (key === undefined && seconds) return unkeyedWrite(routeKey(route), around.now, { ...said, seconds })
      return keyedWrite(key, routeKey(route), around.now, said)
    },
  }
  return door
}

export const routeKey = (route: AnyRoute) => `${route.method} ${route.path}`
export const isWrite = (route: AnyRoute) => route.method !== 'GET'

function aroundOf(house: House, state: RequestState): Around {
  const { settings, files, live, google, mailbox, smsBox } = house
  return {
    ...{ request: state.facts, now: house.now(), newId: house.newId },
    house: { settings, files, live, google, mailbox, smsBox },
    setSession: (token) => {
      state.session = { token }
    },
    setPass: (pass) => {
      state.pass = pass
    },
  }
}

function tenantOf(route: AnyRoute, { facts, tokenHash }: RequestState): Tenant {
  if (route.access === 'public' || !facts.token || !tokenHash) return { side: 'nobody' }
  return { side: route.access === 'signedIn' ? 'user' : 'shop', tokenHash }
}

/** Whoever runs the server in these journeys: made before them, by the command, with a second factor in force. */
import { createRequire } from 'node:module'
import { inject } from 'vitest'
import { changeOperators } from '../../apps/server/src/operator/change-operators.ts'
import { anEmail, password } from './accounts.ts'
import type { OpenPage } from './browser.ts'
import type { Server } from './server.ts'

export interface OperatorSignIn {
  email: string
  secret: string
}

// A library of the server's.
const { Secret, TOTP } = createRequire(new URL('../../apps/server/package.json', import.meta.url))('otpauth')

const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

/** On a running server: an account with two-step sign-in. It is no operator yet. */
export async function futureOperator({ url }: Pick<Server, 'url'>): Promise<OperatorSignIn> {
  const email = anEmail('operator')
  let cookie = ''
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', cookie }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    const set = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0])
    if (set.length > 0) cookie = set.join('; ')
    return answer.json()
  }
  await post('/api/register', { email, password, name: 'Olga Operator', role: 'user' })
  await post('/api/login', { email, password })
  const { secret } = await post('/api/account/second-factor', {})
  await post('/api/account/second-factor/confirm', { code: codeOf(secret) })
  return { email, secret }
}

/** On the folder of a server that does not run. */
export const grantOperator = (
  { email }: OperatorSignIn,
  place: { dataFolder: string; DATABASE_URL: string | undefined },
) => changeOperators(place, ['grant', email], new Date())

/** A code counts once, so the worker signs in once a server and its browsers share the session. */
const sessions = new Map<string, ReturnType<OpenPage['context']['cookies']>>()

export async function signInAsOperator({ context }: OpenPage, { url, hasDemo }: At) {
  const session = sessions.get(url) ?? signIn(context, { url, hasDemo })
  sessions.set(url, session)
  await context.addCookies(await session)
}

interface At {
  url: string
  hasDemo: boolean
}

async function signIn(context: OpenPage['context'], { url, hasDemo }: At) {
  const operators = inject('operators')
  const { email, secret } = operators[hasDemo ? 'withDemo' : 'empty']
  const data = { email, password, code: codeOf(secret, 1) }
  const answer = await context.request.post(`${url}/api/login`, { data })
  if (!answer.ok())
    throw new Error(`the operator’s sign-in answered ${answer.status()}: ${await answer.text()}`)
  return context.cookies()
}

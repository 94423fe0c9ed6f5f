/** The server as a real process, built as for production, for what only a process can suffer. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'

export interface RunningServer {
  address: string
  child: ChildProcess
  /** Ends it by a signal; answers its exit code (null when the signal ended it) once it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A PostgreSQL cluster to make databases in; without one its tests are skipped. */
export const cluster = process.env.DARZI_TEST_DATABASE_URL ?? ''

export const aDataFolder = () => mkdtempSync(join(tmpdir(), 'darzi-faults-'))

const settings = {
  HOST: '127.0.0.1',
  PORT: '0',
  DARZI_DEMO: 'off',
  DARZI_LOG: 'error',
  RATE_PER_ADDRESS: '1000000',
  RATE_PER_ACCOUNT: '1000000',
}

function launch(environment: Record<string, string>, flags: string[] = []) {
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const own = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}) }
  const child = spawn(process.execPath, [...flags, join(inject('builtServer'), 'main.js')], {
    cwd: root,
    env: { ...own, ...settings, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', complaint: '' }
  child.stdout.on('data', (part) => {
    said.out += part
  })
  child.stderr.on('data', (part) => {
    said.complaint += part
  })
  return { child, said, gone: once(child, 'close') }
}

/** Starts it and waits until it listens; throws what it complained of when it does not. */
export async function startServer(
  environment: Record<string, string>,
  flags?: string[],
): Promise<RunningServer> {
  const { child, said, gone } = launch(environment, flags)
  const opened = new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const address = /open at (\S+)/.exec(said.out)?.[1]
      if (address) resolve(address.replace('localhost', '127.0.0.1'))
    })
  })
  const address = await Promise.race([opened, gone.then(() => undefined)])
  if (!address) throw new Error(`the server did not start: ${said.complaint}`)
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    const [code] = await gone
    return typeof code === 'number' ? code : null
  }
  return { address, child, end }
}

/** Starts what must not start; answers how it ended and what it said of it. */
export async function refusedStart(environment: Record<string, string>) {
  const { child, said, gone } = launch(environment)
  const [code] = await gone
  return { code, complaint: said.complaint.trim(), isRunning: child.exitCode === null }
}

/** A tailor with a shop, signed in; calls with JSON and the cookies it was given, as a browser would. */
export async function aTailor(address: string) {
  const email = `${crypto.randomUUID()}@example.test`
  const sent = { email, password: 'needle-and-thread' }
  await call(address, '', 'POST /api/register', { ...sent, name: 'Meera', role: 'tailor' })
  const signedIn = await call(address, '', 'POST /api/login', sent)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  // The address is given at each call: after a restart the server is somewhere else.
  return (where: string, key: string, body?: object) => call(where, cookie, key, body)
}

async function call(address: string, cookie: string, key: string, body?: object) {
  const [method, path] = key.split(' ')
  const headers = { cookie, ...(body ? { 'content-type': 'application/json' } : {}) }
  const reply = await fetch(address + path, { method, headers, body: body && JSON.stringify(body) })
  return { status: reply.status, headers: reply.headers, body: await reply.json() }
}

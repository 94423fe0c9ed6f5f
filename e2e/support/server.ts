import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import { testFolder } from '../../apps/server/src/testing/template.ts'

export interface Server {
  url: string
  pid: number
  /** Its data folder; it stays when the server is killed. */
  folder: string
  output(): string
  /** SIGTERM, and waits. */
  stop(): Promise<number | null>
  /** SIGKILL: no goodbye. */
  kill(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')
const built = join(root, 'dist/server/main.js')

/** The built server as its own process, on a folder of its own unless one is given. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  if (!existsSync(built)) throw new Error('dist/server is not built: npm test builds it')
  const folder = environment.DARZI_DATA ?? mkdtempSync(join(testFolder(), 'darzi-e2e-'))
  const port = environment.PORT ?? String(await freePort())
  const child = spawn(process.execPath, [built], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: '',
      HOST: '127.0.0.1',
      RATE_PER_ADDRESS: '100000',
      RATE_PER_ACCOUNT: '100000',
      // Journeys sign in as from elsewhere: the server counts guesses by address.
      DARZI_TRUST_PROXY: 'on',
      ...environment,
      DARZI_DATA: folder,
      PORT: port,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const url = `http://localhost:${port}`
  try {
    await untilItAnswers(url, child, () => output)
  } catch (failure) {
    await end(child, 'SIGKILL')
    throw failure
  }
  return {
    url,
    folder,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => end(child, 'SIGTERM'),
    kill: async () => void (await end(child, 'SIGKILL')),
  }
}

/** The deadline ends what hangs: a first start takes seconds on an idle machine, and two minutes on one that does ten other things. */
async function untilItAnswers(url: string, child: ChildProcess, output: () => string) {
  const deadline = Date.now() + 300_000
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`the server ended (${child.exitCode}): ${output()}`)
    const isThere = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error(`the server did not answer: ${output()}`)
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true })

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '../../apps/server/src/testing/free-port.ts'

export interface RunningServer {
  url: string
  pid: number
  /** From spawning to answering. */
  startedInMs: number
  stop(): Promise<void>
}

/** The words that `npm start` gives Node: the built server as it is run. */
export const npmStart: string[] = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.start.split(' ')
  .slice(1)

/** Starts the built server (or another script of ours) on a free port and waits until it answers. */
export async function runServer(
  script: string[],
  environment: Record<string, string>,
): Promise<RunningServer> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, script, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(`${url}/readyz`, child)
  if (child.pid === undefined) throw new Error(`${script.join(' ')} did not start.`)
  return { url, pid: child.pid, startedInMs: performance.now() - began, stop: () => stop(child) }
}

async function untilItAnswers(url: string, child: ChildProcess) {
  for (;;) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with ${child.exitCode} before it answered.`)
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

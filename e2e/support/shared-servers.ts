/** The servers of a worker: one for each set of settings, opened by the first file that needs it and ended with the worker. */
import { inject } from 'vitest'
import { copyOf } from './first-starts.ts'
import { removeFolder, type Server, startServer } from './server.ts'

type Environment = Record<string, string>

const servers = new Map<string, Promise<Server>>()

export function sharedServer(environment: Environment): Promise<Server> {
  const key = JSON.stringify(Object.entries(environment).sort())
  const known = servers.get(key) ?? startOnCopy(environment)
  servers.set(key, known)
  known.then((server) => endWithWorker(server)).catch(() => servers.delete(key))
  return known
}

/** A server for one file alone, which ends it. */
export const ownServer = (environment: Environment): Promise<Server> => startOnCopy(environment)

/** A worker is ended from outside, so its servers are killed on the way out; their folders hold nothing anyone needs. */
const ending = new Set<number>()
function endWithWorker({ pid, folder }: Server): void {
  if (ending.has(pid)) return
  ending.add(pid)
  if (ending.size === 1) process.once('SIGTERM', () => process.exit())
  process.once('exit', () => {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // it has ended already
    }
    removeFolder(folder)
  })
}

async function startOnCopy(environment: Environment): Promise<Server> {
  const { withDemo, empty } = inject('startedPlaces')
  const place = await copyOf(environment.DARZI_DEMO === 'off' ? empty : withDemo)
  return startServer({ ...place, ...environment })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../apps/server/src/testing/free-port.ts'
import type { Durability } from './durability.ts'
import type { Owner } from './unprivileged.ts'

export interface Cluster {
  programs: string
  folder: string
  owner: Owner | undefined
  password: string
}

const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_size=1GB']
const always = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
]

/**
 * The keeper holds a pipe to us. When that closes, because we stop it or because we are gone in whatever way, it
 * ends the server at once and deletes the folder. So nothing is left behind even by kill -9.
 */
const keeper = `
programs=$1 folder=$2
shift 2
"$programs"/postgres -D "$folder"/data "$@" >"$folder"/log 2>&1 &
read -r _
kill -QUIT $! 2>/dev/null
wait
rm -rf "$folder"
`

/** Makes an empty cluster. Its locale is C, the poorest a real server can have: nothing may lean on a richer one. */
export async function initialise({ programs, folder, owner }: Cluster): Promise<void> {
  const access = ['--username=darzi', '--auth=scram-sha-256', `--pwfile=${join(folder, 'password')}`]
  const words = ['-D', join(folder, 'data'), ...access, '--encoding=UTF8', '--locale=C', '--no-sync']
  const child = spawn(join(programs, 'initdb'), words, {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (part) => {
    complaint += part
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`initdb failed: ${complaint.trim()}`)
}

export async function serve({ programs, folder, owner, password }: Cluster, durability: Durability) {
  const port = await freePort()
  const settings = [...always, ...(durability === 'tests' ? careless : [])].flatMap((setting) => [
    '-c',
    setting,
  ])
  const words = ['-c', keeper, 'keeper', programs, folder, '-p', String(port), ...settings]
  // Detached, so that Ctrl-C reaches us alone and the keeper still ends the server in order.
  const child = spawn('sh', words, {
    ...owner,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const ended = once(child, 'close')
  child.unref()
  async function stop() {
    child.ref()
    child.stdin.end()
    await ended
  }
  return { url: `postgres://darzi:${password}@127.0.0.1:${port}/postgres`, stop }
}

import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'

/**
 * Holds a data folder for this process: two processes on one embedded database destroy rows. The lock is a
 * listening socket named after the folder, which the kernel gives back when the process dies, however it dies.
 * Throws StartRefusal when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const address = socketAddress(realpathSync(folder))
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (await isAlive(address)) throw held(folder)
    // A socket file left behind by a killed process: nobody answers on it.
    rmSync(address, { force: true })
    return listen(address)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

const held = (folder: string) =>
  new StartRefusal(
    `The data folder ${folder} is in use by another Darzi process. Stop that one first, or set DARZI_DATA to another folder.`,
  )

/** Socket paths are limited to about 100 bytes, so the folder's path is hashed. */
function socketAddress(folder: string): string {
  const name = `darzi-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`)
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', reject)
    server.listen(address, () => resolve(server))
  })
}

function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

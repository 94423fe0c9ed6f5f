import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Holds a data folder for this process: two processes on one embedded database destroy rows. The lock is a
 * listening socket, which the kernel gives back when the process dies, however it dies. On Linux there are two: one
 * in the kernel's own names, which cannot be left behind, and one in the folder, which other containers see too.
 * Throws StartError when another process holds either.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true })
  const held: Server[] = []
  const unlock = async () => void (await Promise.all(held.map(close)))
  try {
    for (const address of addressesOf(realpathSync(folder))) held.push(await take(address, folder))
  } catch (error) {
    await unlock()
    throw error
  }
  return unlock
}

async function take(address: string, folder: string): Promise<Server> {
  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    if (address.startsWith('\0') || (await isAlive(address))) throw inUse(folder)
    // A socket file left behind by a killed process: nobody answers on it.
    rmSync(address, { force: true })
    return listen(address)
  })
  server.unref()
  return server
}

const inUse = (folder: string) =>
  new StartError(
    `The data folder ${folder} is in use by another Darzi process. Stop that one first, or set DARZI_DATA to another folder.`,
  )

/** Socket paths are limited to about 100 bytes; a folder with a longer one is known by its digest. */
const longestPath = 100

function addressesOf(folder: string): string[] {
  const { dev, ino } = statSync(folder)
  const name = `darzi-${createHash('sha256').update(`${dev} ${ino}`).digest('hex').slice(0, 24)}`
  if (process.platform === 'win32') return [`\\\\.\\pipe\\${name}`]
  const inside = join(folder, '.lock')
  const file = Buffer.byteLength(inside) <= longestPath ? inside : join(tmpdir(), `${name}.lock`)
  return process.platform === 'linux' ? [`\0${name}`, file] : [file]
}

const close = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))

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

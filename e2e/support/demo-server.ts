import { afterAll, beforeAll } from 'vitest'
import { removeFolder, type Server } from './server.ts'
import { ownServer } from './shared-servers.ts'

/**
 * A server of its own for a file of journeys that need no browser, with the demo shop and no other: a form that names no shop goes to
 * the only one. Answers its address.
 */
export function openDemoServer(): () => string {
  let server: Server
  beforeAll(async () => {
    server = await ownServer({})
  })
  afterAll(async () => {
    if (!server) return
    await server.stop()
    removeFolder(server.folder)
  })
  return () => server.url
}

import { afterAll, beforeAll, inject } from 'vitest'
import { copyOf } from './first-starts.ts'
import { removeFolder, type Server, startServer } from './server.ts'

/** A server with the demo shop for a file of journeys that need no browser; answers its address. */
export function openDemoServer(): () => string {
  let server: Server
  beforeAll(async () => {
    server = await startServer({ DARZI_DATA: copyOf(inject('startedFolders').withDemo) })
  })
  afterAll(async () => {
    await server?.stop()
    if (server) removeFolder(server.folder)
  })
  return () => server.url
}

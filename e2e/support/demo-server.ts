import { beforeAll } from 'vitest'
import type { Server } from './server.ts'
import { sharedServer } from './shared-servers.ts'

/** A server with the demo shop for a file of journeys that need no browser; answers its address. */
export function openDemoServer(): () => string {
  let server: Server
  beforeAll(async () => {
    server = await sharedServer({})
  })
  return () => server.url
}

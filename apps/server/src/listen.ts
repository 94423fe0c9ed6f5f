import type { House } from './http/house.ts'
import { StartRefusal } from './start-refusal.ts'

/** Listens on the settings' port (every address, both families, unless HOST says otherwise); answers the address to open. */
export async function listen(house: House): Promise<string> {
  const { PORT, HOST, PUBLIC_URL } = house.settings
  const hosts = HOST ? [HOST] : ['::', '0.0.0.0']
  for (const host of hosts) {
    const failure = await tryHost(house, host, PORT)
    if (!failure) {
      const bound = house.fastify.server.address()
      const port = typeof bound === 'object' && bound ? bound.port : PORT
      return PUBLIC_URL ?? `http://localhost:${port}`
    }
    if (failure === 'EADDRINUSE')
      throw new StartRefusal(
        `Port ${PORT} is already in use. Stop what runs there, or start with another: PORT=${PORT + 1} npm start`,
      )
    if (failure === 'EACCES')
      throw new StartRefusal(`Port ${PORT} needs more rights. Choose one above 1023, for example PORT=3000.`)
    if (host === hosts.at(-1)) throw new StartRefusal(`Cannot listen on ${host}:${PORT} (${failure}).`)
  }
  throw new Error('no host to listen on')
}

async function tryHost(house: House, host: string, port: number): Promise<string | undefined> {
  try {
    await house.fastify.listen({ host, port })
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

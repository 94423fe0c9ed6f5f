import type { AppContext } from './http/app-context.ts'
import { onPort } from './on-port.ts'

/** Listens on the settings' port; answers the address to open. Throws StartError. */
export async function listen({ fastify, settings }: AppContext): Promise<string> {
  await onPort(settings, (place) => fastify.listen(place))
  const bound = fastify.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : settings.PORT
  return settings.PUBLIC_URL ?? `http://localhost:${port}`
}

import type { AppContext } from './app-context.ts'

/** The address people open, as it stands in what is sent to them. */
export const publicAddress = (app: Pick<AppContext, 'settings' | 'fastify'>) =>
  app.settings.PUBLIC_URL ?? `http://localhost:${portOf(app)}`

function portOf({ fastify, settings }: Pick<AppContext, 'settings' | 'fastify'>): number {
  const bound = fastify.server.address()
  return typeof bound === 'object' && bound ? bound.port : settings.PORT
}

import type { FastifyInstance, RouteOptions } from 'fastify'
import { StartError } from '../start-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call it; every route says so, or the server does not start. */
    access?: string
  }
}

/** The second lock: a route that declares no access keeps the server from starting. */
export function refuseUndeclared(server: FastifyInstance) {
  const routes: RouteOptions[] = []
  server.addHook('onRoute', (route) => void routes.push(route))
  server.addHook('onReady', async () => {
    const bare = routes
      .filter((route) => !route.config?.access)
      .map((route) => `${route.method} ${route.url}`)
    if (bare.length > 0) throw new StartError(`These routes declare no access: ${bare.join(', ')}.`)
  })
}

/** Routes that a plugin of ours makes (files of the web, the API page) are public. */
export function declarePublic(server: FastifyInstance) {
  server.addHook('onRoute', (route) => {
    route.config = { ...route.config, access: 'public' }
  })
}

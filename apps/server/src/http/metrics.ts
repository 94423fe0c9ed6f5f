import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { AppContext } from './app-context.ts'

const registries = new WeakMap<AppContext, Registry>()

/** Counts and times every request by route and status, for Prometheus. */
export function countRequests(app: AppContext) {
  const registry = new Registry()
  registries.set(app, registry)
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'darzi_request_seconds',
    help: 'Time to answer a request',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'darzi_live_screens',
    help: 'Open live streams of this process',
    registers: [registry],
    collect() {
      this.set(app.live.count)
    },
  })
  app.fastify.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: String(reply.statusCode),
    }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

export const metricsOf = (app: AppContext): Registry => registries.get(app) ?? new Registry()

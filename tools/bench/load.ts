import autocannon from 'autocannon'

export interface Sending {
  method: 'GET' | 'POST'
  /** Made anew for each request, as all of it is. */
  next: () => { path: string; headers: Record<string, string>; body?: string }
  /** See BenchCase. */
  mayRefuse?: boolean
}

export interface Measured {
  perSecond: number
  p50: number
  p99: number
}

/**
 * Sends one more and waits for it: what an ended round left standing in line, at the lock of the order numbers say, must not
 * count against the next one.
 */
export async function settle(url: string, { method, next }: Sending) {
  const { path, headers, body } = next()
  await fetch(url + path, { method, headers, body })
}

/** Sends the same request at one concurrency for some seconds. Throws when an answer is not a success. */
export async function load(
  url: string,
  sending: Sending,
  { connections, seconds }: { connections: number; seconds: number },
) {
  const { method, next, mayRefuse } = sending
  let told = ''
  let path = ''
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 30,
    requests: [
      {
        method,
        setupRequest: (request) => {
          const made = next()
          path = made.path
          return { ...request, ...made }
        },
        onResponse: (status, text) => {
          if (status >= 300) told = text
        },
      },
    ],
  })
  const refusable = mayRefuse ? result['2xx'] / 10 : 0
  if (result.non2xx > refusable || result.errors > 0) {
    const counts = `${result.non2xx} refusals and ${result.errors} errors under load`
    throw new Error(
      `${method} ${path}: ${counts} (${JSON.stringify(result.statusCodeStats)}) ${told.slice(0, 300)}`,
    )
  }
  const { requests, latency } = result
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 } satisfies Measured
}

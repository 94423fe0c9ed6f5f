import autocannon from 'autocannon'

export interface Sending {
  method: 'GET' | 'POST'
  path: string
  /** Headers and body are made anew for each request. */
  headers: () => Record<string, string>
  body?: () => string
}

export interface Measured {
  perSecond: number
  p50: number
  p99: number
}

/** Sends the same request at one concurrency for some seconds. Throws when an answer is not a success. */
export async function load(
  url: string,
  sending: Sending,
  { connections, seconds }: { connections: number; seconds: number },
) {
  const { method, path, headers, body } = sending
  let told = ''
  const result = await autocannon({
    ...{ url, connections, duration: seconds, timeout: 30 },
    requests: [
      {
        ...{ method, path },
        setupRequest: (request) => ({ ...request, headers: headers(), body: body?.() }),
        onResponse: (status, text) => {
          if (status >= 300) told = text
        },
      },
    ],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    const counts = `${result.non2xx} refusals and ${result.errors} errors under load`
    throw new Error(
      `${method} ${path}: ${counts} (${JSON.stringify(result.statusCodeStats)}) ${told.slice(0, 300)}`,
    )
  }
  const { requests, latency } = result
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 } satisfies Measured
}

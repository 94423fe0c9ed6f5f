/** Goes through a provider's pages as a browser would, by plain requests: cookies kept, forms sent, links followed. */
export type Visit = { login: string; says: 'yes' | 'no' }

/** Returns the address that the provider at last sends the person back to. */
export async function visitProvider(url: string, { login, says }: Visit): Promise<string> {
  const provider = new URL(url).origin
  const cookies = new Map<string, string>()
  let next: { url: URL; form?: URLSearchParams } = { url: new URL(url) }
  for (let page = 0; page < 15; page += 1) {
    if (next.url.origin !== provider) return next.url.href
    const reply = await fetch(next.url, {
      method: next.form ? 'POST' : 'GET',
      body: next.form,
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    keepCookies(cookies, reply)
    next = await afterReading(reply, next.url, { login, says })
  }
  throw new Error('the provider did not come to an end')
}

function keepCookies(cookies: Map<string, string>, reply: Response): void {
  for (const line of reply.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '') cookies.delete(name)
    else cookies.set(name, value)
  }
}

async function afterReading(reply: Response, here: URL, { login, says }: Visit) {
  const location = reply.headers.get('location')
  if (location !== null) return { url: new URL(location, here) }
  const page = await reply.text()
  const [, action] = /<form[^>]* action="([^"]+)"/.exec(page) ?? []
  const [, cancel] = /<a href="([^"]+\/abort)"/.exec(page) ?? []
  if (action === undefined || cancel === undefined)
    throw new Error(`no form at ${here.pathname}: ${reply.status} ${page}`)
  const isLogin = page.includes('name="login"')
  if (says === 'no' && !isLogin) return { url: new URL(cancel, here) }
  const form = new URLSearchParams(
    isLogin ? { prompt: 'login', login, password: 'anything' } : { prompt: 'consent' },
  )
  return { url: new URL(action, here), form }
}

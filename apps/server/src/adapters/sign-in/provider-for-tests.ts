/**
 * A real OpenID provider on loopback that knows one person. Its pages are the provider's own: a form with the fields
 * `login` (the person's login) and `password` (anything) and the button "Sign-in", then "Continue" to consent; each
 * page has the link "[ Cancel ]". Any address may be returned to, so a server under test can take any port.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'

export type TestPerson = {
  /** What is typed at the provider; it is also the subject told to us. */
  login: string
  email: string
  emailVerified: boolean
  name: string
  picture?: string
}

export type RunningProvider = {
  issuer: string
  clientId: string
  clientSecret: string
  /** May be changed between sign-ins. */
  person: TestPerson
  stop(): Promise<void>
}

const meera: TestPerson = {
  login: 'meera',
  email: 'meera@example.com',
  emailVerified: true,
  name: 'Meera Kaur',
}

/** `port` only matters to a test that stops a provider and wants it back at the same address. */
export async function startProvider({
  port = 0,
  ...said
}: Partial<TestPerson> & { port?: number } = {}): Promise<RunningProvider> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const running: RunningProvider = {
    issuer,
    clientId: 'darzi',
    clientSecret: 'a-secret-known-to-tests-only',
    person: { ...meera, ...said },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  const provider = new Provider(issuer, knowing(running))
  provider.Client.prototype.redirectUriAllowed = () => true
  server.on('request', provider.callback())
  return running
}

function knowing(running: RunningProvider): Configuration {
  const { clientId, clientSecret } = running
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: ['http://127.0.0.1/'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    cookies: { keys: ['tests-only'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    features: { devInteractions: { enabled: true } },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    async findAccount(_ctx, login) {
      const { email, emailVerified, name, picture } = running.person
      if (login !== running.person.login) return undefined
      const claims = { sub: login, email, email_verified: emailVerified, name, picture }
      return { accountId: login, claims: async () => claims }
    },
  }
}

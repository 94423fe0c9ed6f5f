/**
 * Sign-in by another app: any OpenID Connect provider, Google by default in the settings. The provider says who
 * somebody is; whether that opens an account is the accounts feature's matter, never decided here. Code flow with PKCE,
 * state and nonce, the ID token's signature checked.
 */
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { type ProvenPerson, provenPerson } from './proven-person.ts'
import { asSignInError, SignInError } from './sign-in-error.ts'

export type SignInSettings = {
  /** `https://accounts.google.com`, or any issuer that can be discovered. */
  issuer: string
  clientId: string
  clientSecret: string
  /** The full address that the provider sends people back to, exactly as registered there. */
  redirectUri: string
  /** Plain http, for a provider on this machine only. */
  allowInsecure?: boolean
  /** Asks which account even if only one is signed in: at a counter several people share one browser. */
  asksWhichAccount?: boolean
  timeoutSeconds?: number
}

/** What the browser keeps, out of scripts' reach, between leaving and coming back. */
export type Carried = { state: string; nonce: string; codeVerifier: string }

export interface SignIn {
  begin(): Promise<{ url: string; carried: Carried }>
  /** `currentUrl` is where the provider sent the person back, path or full address; only its query counts. */
  finish(currentUrl: string, carried: Carried): Promise<ProvenPerson>
}

export function createSignIn(settings: SignInSettings): SignIn {
  const provider = discovered(settings)
  return {
    async begin() {
      const carried = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await provider(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state: carried.state,
        nonce: carried.nonce,
        code_challenge: await calculatePKCECodeChallenge(carried.codeVerifier),
        code_challenge_method: 'S256',
        ...(settings.asksWhichAccount ? { prompt: 'select_account' } : {}),
      })
      return { url: url.href, carried }
    },
    async finish(currentUrl, carried) {
      const returned = returnedTo(settings.redirectUri, currentUrl)
      if (returned.searchParams.get('state') !== carried.state) {
        throw new SignInError('stateMismatch', 'this answer belongs to another sign-in')
      }
      const known = await provider()
      try {
        const tokens = await authorizationCodeGrant(known, returned, {
          expectedState: carried.state,
          expectedNonce: carried.nonce,
          pkceCodeVerifier: carried.codeVerifier,
          idTokenExpected: true,
        })
        return await provenPerson(known, tokens)
      } catch (error) {
        throw asSignInError(error)
      }
    },
  }
}

/** Asked for at the first sign-in and kept; after a failure the next sign-in asks anew. */
function discovered(settings: SignInSettings): () => Promise<Configuration> {
  let known: Promise<Configuration> | undefined
  return () => {
    known ??= discover(settings).catch((error: unknown) => {
      known = undefined
      throw asSignInError(error)
    })
    return known
  }
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  allowInsecure,
  timeoutSeconds = 10,
}: SignInSettings) {
  return discovery(new URL(issuer), clientId, undefined, ClientSecretPost(clientSecret), {
    timeout: timeoutSeconds,
    execute: [enableNonRepudiationChecks, ...(allowInsecure ? [allowInsecureRequests] : [])],
  })
}

/** Behind a proxy our own idea of host and scheme may be wrong; the registered address is what the code was given to. */
function returnedTo(redirectUri: string, currentUrl: string): URL {
  const returned = new URL(redirectUri)
  returned.search = new URL(currentUrl, redirectUri).search
  return returned
}

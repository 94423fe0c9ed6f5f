import { call } from '../../data/api.ts'
import { forgetWhatWasSeen } from '../../data/queries.ts'
import { beginSession, type Known } from '../../data/session.ts'

interface Credentials {
  email: string
  password: string
  /** Of the second factor, once it was asked for. */
  code?: string
}

/** Signs in and forgets what the person before saw on this device. Throws ProblemError. */
export async function signIn({ email, password, code }: Credentials): Promise<Known> {
  const session = await call('POST /api/login', { body: { email, password, ...(code && { code }) } })
  forgetWhatWasSeen()
  return beginSession(session)
}

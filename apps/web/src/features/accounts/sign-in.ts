import { call } from '../../data/api.ts'
import { forgetWhatWasSeen } from '../../data/queries.ts'
import { beginSession, type Known } from '../../data/session.ts'

/** Signs in and forgets what the person before saw on this device. Throws ProblemError. */
export async function signIn({ email, password }: { email: string; password: string }): Promise<Known> {
  const session = await call('POST /api/login', { body: { email, password } })
  forgetWhatWasSeen()
  return beginSession(session)
}

import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { newToken } from '../../http/session-cookie.ts'
import { guardAttempts } from '../accounts/api.ts'
import { addPass, spendCode, tryCodes } from './code-store.ts'
import { codeTries, isCode, passMinutes } from './one-time-code.ts'
import { phonesMeant } from './tracked-phones.ts'

type ProveContext = StepsContext<typeof trackingRoutes.proveCode>

/** Lets this browser see the orders of the phone for an hour. Throws tracking.codeWrong; the try counts all the same. */
export async function proveCode(ctx: ProveContext) {
  const { body, step, now, request, setPass } = ctx
  const phones = await step(({ tx }) => phonesMeant(tx, body.phone))
  await guardAttempts(step, now, {
    trackProof: phones[0] ?? body.phone,
    trackProofAddress: request.address,
  })
  const tried = await step(({ tx }) => tryCodes(tx, phones, { now, most: codeTries }))
  const right = tried.find((code) => isCode(body.code, code))
  if (!right) throw wrong()
  const { token, hash } = newToken()
  const until = new Date(now.getTime() + passMinutes * 60_000)
  await step(async ({ tx }) => {
    if (!(await spendCode(tx, right.id, now))) throw wrong()
    await addPass(tx, { hash, phone: right.phone, now, until })
  })
  setPass({ token, seconds: passMinutes * 60 })
  return { isProven: true } as const
}

const wrong = () => fieldError('code', 'tracking.codeWrong')

import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { newToken } from '../../http/session-cookie.ts'
import { guardAttempts } from '../accounts/api.ts'
import { addCodes, addPass, spendCode, tryCodes } from './code-store.ts'
import { codeMinutes, codeTries, hashCode, isCode, newCode, passMinutes } from './one-time-code.ts'
import { phonesMeant } from './tracked-phones.ts'

type SendContext = StepsContext<typeof trackingRoutes.sendCode>

/**
 * Sends a code to the phone. One without orders is answered the same, in the same steps: whether it has any is looked up
 * when the text goes out. Throws tracking.codesUnavailable where nobody could receive it.
 */
export async function sendCode(ctx: SendContext) {
  const { body, step, now, newId, request, app } = ctx
  if (app.smsBox && !request.isLocal) throw new AppError('tracking.codesUnavailable')
  const phones = await step(({ tx }) => phonesMeant(tx, body.phone))
  const [first] = phones
  if (!first) throw fieldError('phone', 'customers.phoneInvalid')
  await guardAttempts(step, now, { trackCode: first, trackCodeAddress: request.address })
  const until = new Date(now.getTime() + codeMinutes * 60_000)
  const codes = phones.map((phone) => ({ phone, id: newId(), code: newCode() }))
  await step(async ({ tx, enqueue }) => {
    const kept = codes.map(({ id, phone, code }) => ({ id, phone, hash: hashCode(id, code) }))
    await addCodes(tx, kept, { now, until })
    for (const { id, phone, code } of codes)
      await enqueue('sms.send', {
        id,
        to: phone,
        language: request.language,
        template: 'trackingCode',
        isForKnownPhone: true,
        params: { code, minutes: String(codeMinutes) },
      })
  })
  return { sentTo: lastDigits(first), devSms: app.smsBox !== undefined }
}

/** Enough to know one's own number by. */
const lastDigits = (phone: string) => `••• ${phone.slice(-4)}`

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

import type { trackingRoutes } from '@darzi/contract/tracking.ts'
import { AppError, fieldError } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { addCodes } from './code-store.ts'
import { codeMinutes, hashCode, newCode } from './one-time-code.ts'
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

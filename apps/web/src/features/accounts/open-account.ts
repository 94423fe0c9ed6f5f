import type { ApiRequest } from '@darzi/contract/api.ts'
import type { PlanKey } from '@darzi/tailoring/plans.ts'
import type { Language } from '@darzi/words/languages.ts'
import { call } from '../../data/api.ts'
import type { AccountKind } from './arrival.ts'
import { placeOf, readDevice } from './device-place.ts'

interface Opening {
  kind: AccountKind
  plan: PlanKey | undefined
  name: string
  shopName: string
  email: string
  password: string
  language: Language
}

/** Opens an account, and for a tailor or a house a shop that starts with this device’s place. Signing in is a call of its own. */
export async function openAccount({ kind, plan, shopName, ...person }: Opening): Promise<void> {
  const { name, email, password, language } = person
  const shop =
    kind === 'user' ? {} : { shopName, shopKind: kind, plan: plan as Plan, ...placeOf(readDevice()) }
  const role = kind === 'user' ? 'user' : 'tailor'
  await call('POST /api/register', { body: { role, name, email, password, language, ...shop } })
}

/** A customer's plan is never among the choices of a shop. */
type Plan = ApiRequest<'POST /api/register'>['body']['plan']

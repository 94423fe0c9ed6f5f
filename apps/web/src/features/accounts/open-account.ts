import type { Language } from '@darzi/words/languages.ts'
import { call } from '../../data/api.ts'
import { placeOf, readDevice } from './device-place.ts'

interface Opening {
  role: 'user' | 'tailor'
  name: string
  shopName: string
  email: string
  password: string
  language: Language
}

/** Opens an account, and for a tailor a shop that starts with this device’s place. Signing in is a call of its own. */
export async function openAccount({ role, shopName, ...person }: Opening): Promise<void> {
  const { name, email, password, language } = person
  const shop = role === 'tailor' ? { shopName, ...placeOf(readDevice()) } : {}
  await call('POST /api/register', { body: { role, name, email, password, language, ...shop } })
}

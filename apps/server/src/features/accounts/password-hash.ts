import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, 2 passes: about 15 ms off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** A hash of nothing anyone types: an unknown e-mail takes as long as a wrong password. */
const nobody = hashPassword(`nobody-${Math.random()}`)

export async function isPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const isRight = await verify(stored ?? (await nobody), password).catch(() => false)
  return isRight && Boolean(stored)
}

import { readFile } from 'node:fs/promises'

export interface Owner {
  uid: number
  gid: number
}

/** PostgreSQL refuses to run as root: then it runs as this machine's postgres or nobody. Otherwise as ourselves. */
export async function unprivileged(): Promise<Owner | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const line = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  const [, , uid, gid] = line ?? []
  if (!uid || !gid)
    throw new Error('PostgreSQL does not run as root, and this machine has no user postgres or nobody.')
  return { uid: Number(uid), gid: Number(gid) }
}

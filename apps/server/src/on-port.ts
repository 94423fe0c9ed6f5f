import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

type Bind = (place: { host: string; port: number }) => Promise<unknown>

/** Binds the settings' port (every address, both families, unless a host is set). Throws StartError. */
export async function onPort({ PORT, host }: Pick<Settings, 'PORT' | 'host'>, bind: Bind): Promise<void> {
  const hosts = host ? [host] : ['::', '0.0.0.0']
  for (const each of hosts) {
    const failure = await failureOf(() => bind({ host: each, port: PORT }))
    if (!failure) return
    if (failure === 'EADDRINUSE')
      throw new StartError(
        `Port ${PORT} is already in use. Stop what runs there, or start with another: PORT=${PORT + 1} npm start`,
      )
    if (failure === 'EACCES')
      throw new StartError(`Port ${PORT} needs more rights. Choose one above 1023, for example PORT=3000.`)
    if (each === hosts.at(-1)) throw new StartError(`Cannot listen on ${each}:${PORT} (${failure}).`)
  }
}

async function failureOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work()
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

import type { Settings } from './settings.ts'
import { StartError } from './start-error.ts'

type Bind = (place: { host: string; port: number }) => Promise<unknown>

/** Binds the settings' port (every address, both families, unless HOST says otherwise). Throws StartRefusal. */
export async function onPort({ PORT, HOST }: Settings, bind: Bind): Promise<void> {
  const hosts = HOST ? [HOST] : ['::', '0.0.0.0']
  for (const host of hosts) {
    const failure = await failureOf(() => bind({ host, port: PORT }))
    if (!failure) return
    if (failure === 'EADDRINUSE')
      throw new StartError(
        `Port ${PORT} is already in use. Stop what runs there, or start with another: PORT=${PORT + 1} npm start`,
      )
    if (failure === 'EACCES')
      throw new StartError(`Port ${PORT} needs more rights. Choose one above 1023, for example PORT=3000.`)
    if (host === hosts.at(-1)) throw new StartError(`Cannot listen on ${host}:${PORT} (${failure}).`)
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

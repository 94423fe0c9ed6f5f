import { Resolver } from 'node:dns/promises'

/** Asks the world's name servers. */
export interface NameLookup {
  /** The texts that stand under a name; none when it has none or nobody answers. */
  texts(name: string): Promise<string[]>
}

/** By the servers this machine is set up with. */
export function createNameLookup(): NameLookup {
  const resolver = new Resolver({ timeout: 3000, tries: 2 })
  return {
    async texts(name) {
      try {
        const records = await resolver.resolveTxt(name)
        return records.map((parts) => parts.join(''))
      } catch {
        // Not there, not yet there and not to be asked are the same to whoever waits for it.
        return []
      }
    },
  }
}

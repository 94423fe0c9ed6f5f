/** Tries again at a fixed pace; answers undefined when the time is up. */
export async function tryFor<T>(
  attempt: () => Promise<T>,
  { everyMs, forMs }: { everyMs: number; forMs: number },
): Promise<T | undefined> {
  for (let waitedMs = 0; ; waitedMs += everyMs) {
    try {
      return await attempt()
    } catch {
      if (waitedMs >= forMs) return undefined
      await new Promise((resume) => setTimeout(resume, everyMs))
    }
  }
}

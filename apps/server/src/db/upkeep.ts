import type { Database } from './database.ts'
import { upkeep } from './embedded.ts'

const checkpointMs = 5 * 60_000
const vacuumMs = 24 * 3600_000

/** The embedded database is looked after by its program; a server looks after itself. Answers how to stop. */
export function startUpkeep({ pool, isEmbedded }: Database): () => void {
  if (!isEmbedded) return () => {}
  const checkpoints = setInterval(() => void upkeep(pool, 'checkpoint').catch(() => {}), checkpointMs)
  const vacuums = setInterval(() => void upkeep(pool, 'vacuum (analyze)').catch(() => {}), vacuumMs)
  return () => {
    clearInterval(checkpoints)
    clearInterval(vacuums)
  }
}

import { staleSchemaFiles } from '../schema.ts'
import type { Rule } from './rule.ts'

export const schema: Rule = {
  name: 'schema',
  demands: 'schema.sql and db/types.ts say what the migrations make',
  async find() {
    const stale = await staleSchemaFiles()
    return stale.map(({ path }) => ({ path, problem: 'is older than the migrations: npm run schema' }))
  },
}

import type { Names } from './names.ts'

/** What to do now, in the order it is best done. */
export function nextSteps({
  names,
  made,
  changed,
}: {
  names: Names
  made: string[]
  changed: string[]
}): string {
  const { feature, table, single } = names
  const migration = made.find((path) => path.includes('/migrations/'))
  const list = (paths: string[]) => paths.map((path) => `  ${path}`).join('\n')
  return `New files:
${list(made)}
Added to the lists in:
${list(changed)}

Next:
  1. ${migration}: what ${table} holds; then npm run schema.
  2. packages/contract/src/${feature}.ts: the shape of ${single.camel}, its commands, and its own actions
     (packages/contract/src/access.ts, apps/server/src/access/grants.ts) in place of shop.read.
  3. packages/tailoring/src/${feature}/: its rules, with their tests.
  4. One file per command on the server, tests beside it; the screen's empty state and its first step.
  5. Words in hi and pa: packages/words/src/{en,hi,pa}/${feature}.json.
  6. npm run check, npm test -- server ${feature}, npm run where ${feature}`
}

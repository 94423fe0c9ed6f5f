import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts'

const server = /^apps\/server\/src\/.*\.ts$/
const places =
  /(-queries|-store|-for-tests|\.test)\.ts$|^apps\/server\/src\/(db|events|jobs|work|access|http|testing)\//
const sql =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(|\bsql(?:<[^>`]*>)?`|\.query\(\s*['"`]/g

export const sqlPlaces: Rule = {
  name: 'sql',
  demands: 'SQL only in queries, stores, the database, its events and jobs, and the pipeline',
  find: (files) => files.filter(({ path }) => server.test(path) && !places.test(path)).flatMap(sqlOf),
}

function sqlOf({ path, text }: SourceFile): Finding[] {
  const found = [...text.matchAll(sql)]
  return found.map((match) => ({
    path,
    line: lineAt(text, match.index),
    problem: `${match[0]}: move it to the feature's -queries.ts or -store.ts`,
  }))
}

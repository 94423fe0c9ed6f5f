import type { Catalogue, Column, Table } from './catalogue.ts'

const head = `-- What the migrations make, printed by \`npm run schema\`. To be read, never edited or run: write a migration.\n`

/** The whole schema as one text, to be read and to be compared. */
export function printSql({ extensions, types, functions, tables }: Catalogue): string {
  const parts = [
    extensions.map((name) => `create extension ${name};`).join('\n'),
    ...types.map(
      ({ name, columns }) =>
        `create type ${name} as (\n${columns.map((column) => `  ${column}`).join(',\n')}\n);`,
    ),
    ...functions.map((definition) => `${definition};`),
    ...tables.map(printTable),
  ]
  return `${head}\n${parts.filter(Boolean).join('\n\n')}\n`
}

function printTable(table: Table): string {
  const { name, comment, columns, constraints, indexes, policies, triggers, grants } = table
  const lines = [
    ...columns.map((column) => `  ${printColumn(column)}`),
    ...constraints.map((constraint) => `  constraint ${constraint.name} ${constraint.definition}`),
  ]
  return [
    ...(comment ? [`-- ${comment}`] : []),
    `create table ${name} (\n${lines.join(',\n')}\n);`,
    ...indexes.map((index) => `${index.replaceAll(' public.', ' ')};`),
    ...(table.isRowSecurityForced ? [`alter table ${name} force row level security;`] : []),
    ...policies.map((policy) => `${policy};`),
    ...triggers.map((trigger) => `${trigger.replaceAll(' public.', ' ')};`),
    ...(grants.length > 0 ? [`grant ${grants.join(', ')} on ${name} to darzi_app;`] : []),
    ...columns.flatMap((column) => commentOf(name, column)),
  ].join('\n')
}

function printColumn({ name, type, isNullable, default: value, isGenerated, isIdentity }: Column): string {
  const words = [name, type]
  if (!isNullable) words.push('not null')
  if (isIdentity) words.push('generated as identity')
  if (isGenerated) words.push(`generated always as (${value}) stored`)
  else if (value !== null) words.push(`default ${value}`)
  return words.join(' ')
}

function commentOf(table: string, { name, comment }: Column): string[] {
  return comment === null ? [] : [`comment on column ${table}.${name} is '${comment.replaceAll("'", "''")}';`]
}

import type { Catalogue, Column, Table } from './catalogue.ts'

const head = `/** What the tables hold, printed from the migrated database by \`npm run schema\`. Never edited. */
import type { ColumnType } from 'kysely'

/** The database fills it in when it is left out. */
type Filled<T> = ColumnType<T, T | undefined, T>
/** The database computes it; it is only read. */
type Computed<T> = ColumnType<T, never, never>
/** Read as what it holds, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>
type JsonFilled<T> = ColumnType<T, string | undefined, string>
`

/** How `pg` hands over each type; see the server's pg-types for bigint and date. */
const typeOf: Record<string, string> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  citext: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  numeric: 'string',
  boolean: 'boolean',
  date: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  inet: 'string',
}

/** The `DB` interface for Kysely. Throws for a column type that the list above does not know. */
export function printTypes({ tables }: Catalogue): string {
  const names = tables.map(({ name }) => `  ${name}: ${interfaceName(name)}`)
  return `${head}\n${tables.map(printTable).join('\n\n')}\n\nexport interface DB {\n${names.join('\n')}\n}\n`
}

function printTable(table: Table): string {
  const comment = table.comment ? `/** ${table.comment} */\n` : ''
  const lines = table.columns.map(
    (column) => `${remarkOf(column)}  ${column.name}: ${printType(table, column)}`,
  )
  return `${comment}export interface ${interfaceName(table.name)} {\n${lines.join('\n')}\n}`
}

function printType(table: Table, column: Column): string {
  if (column.type === 'json' || column.type === 'jsonb') return jsonType(column)
  const type = choicesOf(table, column) ?? plainType(table, column)
  const held = column.isNullable ? `${type} | null` : type
  if (column.isGenerated) return `Computed<${held}>`
  return column.default !== null || column.isIdentity ? `Filled<${held}>` : held
}

/** What a JSON column holds stands in its comment: `Json<string[]>`. */
function jsonType({ comment, isNullable, default: value }: Column): string {
  const held = comment?.match(/^Json<([\s\S]*)>$/)?.[1] ?? 'unknown'
  if (isNullable) return `JsonOrNull<${held}>`
  return value === null ? `Json<${held}>` : `JsonFilled<${held}>`
}

/** A text held to a list by a check is that list: `'open' | 'closed'`. */
function choicesOf(table: Table, { name, type }: Column): string | undefined {
  if (type !== 'text') return undefined
  const check = new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`)
  const list = table.constraints.map(({ definition }) => definition.match(check)?.[1]).find(Boolean)
  return list?.replaceAll('::text', '').split(', ').join(' | ')
}

function plainType(table: Table, { name, type }: Column): string {
  const isArray = type.endsWith('[]')
  const plain = type.replace('[]', '').replace(/\(.*\)/, '')
  const known = typeOf[plain]
  if (!known)
    throw new Error(
      `${table.name}.${name} is ${type}, and tools/schema/print-types.ts does not know that type.`,
    )
  return isArray ? `${known}[]` : known
}

function remarkOf({ comment }: Column): string {
  return comment && !comment.startsWith('Json<') ? `  /** ${comment} */\n` : ''
}

/** customer_imports → CustomerImportsTable */
function interfaceName(table: string): string {
  const words = table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return `${words.join('')}Table`
}

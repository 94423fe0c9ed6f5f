/** A JSON Schema as a developer would write it down: names, types and limits, a field a line. */
export interface Schema {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

export function shapeOf(schema: Schema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return [...new Set(either.map((each) => shapeOf(each, depth)))].join(' | ')
  if (schema.allOf) return schema.allOf.map((each) => shapeOf(each, depth)).join(' & ')
  if (schema.properties) return fields(schema, depth)
  if (schema.items) return `[${shapeOf(schema.items, depth)}]${limits(schema.minItems, schema.maxItems)}`
  if (typeof schema.additionalProperties === 'object')
    return `{ [name]: ${shapeOf(schema.additionalProperties, depth)} }`
  return plain(schema)
}

function fields({ properties = {}, required = [] }: Schema, depth: number): string {
  const indent = '  '.repeat(depth + 1)
  const lines = Object.entries(properties).map(
    ([name, field]) => `${indent}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, depth + 1)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${'  '.repeat(depth)}}`
}

function plain({ type = 'any', format, minLength, maxLength, minimum, maximum }: Schema): string {
  const name = format ?? (Array.isArray(type) ? type.join(' | ') : type)
  return `${name}${limits(minLength ?? told(minimum), maxLength ?? told(maximum))}`
}

/** The greatest whole number there is says nothing. */
const told = (limit: number | undefined) =>
  limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined

function limits(least: number | undefined, most: number | undefined): string {
  if (least === undefined && most === undefined) return ''
  return ` (${least ?? ''}–${most ?? ''})`
}

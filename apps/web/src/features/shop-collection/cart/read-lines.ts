import type { CartLine } from '@darzi/contract/cart.ts'

/** What a device kept, as far as it can be read. */
export function readLines(kept: string | null): readonly CartLine[] {
  try {
    const stored: unknown = JSON.parse(kept ?? '[]')
    return Array.isArray(stored) ? stored.filter(isLine) : []
  } catch {
    return []
  }
}

const texts = ['id', 'itemId', 'colour', 'name', 'currency'] as const

function isLine(said: unknown): said is CartLine {
  if (typeof said !== 'object' || said === null) return false
  const line: Record<string, unknown> = { ...said }
  return (
    texts.every((key) => typeof line[key] === 'string') &&
    Number.isInteger(line.priceMinor) &&
    Number.isInteger(line.count) &&
    typeof line.isMadeToMeasure === 'boolean' &&
    Array.isArray(line.styles)
  )
}

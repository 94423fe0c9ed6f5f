/** What each part of the tree may import. `outside` lists packages of npm; absent means any. */
interface Part {
  ours: string[]
  outside?: string[]
}

const parts: Record<string, Part> = {
  // The shop's clock: arithmetic with time zones is not written by hand (docs/decisions/0025).
  'packages/tailoring': { ours: [], outside: ['luxon'] },
  'packages/words': { ours: [], outside: ['intl-messageformat'] },
  'packages/contract': { ours: ['packages/tailoring'], outside: ['zod'] },
  'packages/body': { ours: ['packages/tailoring'] },
  'apps/web': { ours: ['packages/contract', 'packages/tailoring', 'packages/body', 'packages/words'] },
  // The form of call 7 is made by the arithmetic that the screens draw with.
  'apps/server': {
    ours: ['packages/contract', 'packages/tailoring', 'packages/words', 'packages/body'],
  },
  e2e: { ours: ['packages/contract', 'packages/tailoring', 'packages/words', 'apps/server'] },
  // The training of the body's models reads what it trains.
  tools: {
    ours: [
      'packages/contract',
      'packages/tailoring',
      'packages/words',
      'packages/body',
      'apps/server',
      'e2e',
    ],
  },
}

/** `apps/web/src/main.tsx` → `apps/web`; undefined for a package of npm. */
export function partOf(path: string): string | undefined {
  return Object.keys(parts).find((part) => path === part || path.startsWith(`${part}/`))
}

interface Imported {
  from: string
  specifier: string
  target: string
  isTest: boolean
}

/** Why a file may not import what it asks for, as far as the parts of the tree are concerned. */
export function problemOfPart({ from, specifier, target, isTest }: Imported): string | undefined {
  const part = partOf(from)
  const rules = part === undefined ? undefined : parts[part]
  if (part === undefined || rules === undefined) return undefined
  const other = partOf(target)
  if (other === undefined) return isTest ? undefined : problemOfPackage(part, target, rules)
  if (other === part) return undefined
  if (!isAllowedPart(rules, other, isTest)) return `${part} may not import ${other}`
  if (specifier.startsWith('.') && other.startsWith('packages/') && !specifier.includes('*')) {
    return `ask for it by name: @darzi/${other.slice('packages/'.length)}/…`
  }
  return undefined
}

/** A test of the words may compare them with the contract's list; nothing at all may import tools or e2e. */
function isAllowedPart(rules: Part, other: string, isTest: boolean): boolean {
  return rules.ours.includes(other) || (isTest && other.startsWith('packages/'))
}

function problemOfPackage(part: string, target: string, { outside }: Part): string | undefined {
  if (part === 'apps/web' && target.startsWith('node:')) return 'a browser has no Node'
  if (outside === undefined || outside.some((name) => target === name || target.startsWith(`${name}/`)))
    return undefined
  return `${part} stands without it`
}

import { readFile } from 'node:fs/promises'
import { rootPath } from '../root.ts'
import type { Names } from './names.ts'

/** The lists every feature stands in (the contract, the server’s list of features, a sample for the matrix of visitors, its screen), with the new one added, by path. */
export async function registered(names: Names): Promise<Record<string, string>> {
  const { feature, many, single } = names
  return {
    ...(await changed('packages/contract/src/api.ts', {
      head: `import { ${single.camel}Routes } from './${feature}.ts'`,
      before: /\n\} satisfies Record<string, Record<string, AnyRoute>>/,
      entry: `\n  ${quoted(feature)}: ${single.camel}Routes,`,
    })),
    ...(await changed('apps/server/src/features/register-features.ts', {
      head: `import { open${many.pascal} } from './${feature}/${feature}.routes.ts'`,
      before: /,?\s*\]\n\n\/\*\* Registers the routes/,
      entry: `, open${many.pascal}`,
    })),
    ...(await changed('apps/server/src/access/matrix-samples.ts', {
      before: /\n\}\n$/,
      entry: `\n  'GET /api/${feature}': nothing,`,
    })),
    ...(await changed('apps/web/src/work-screens.ts', {
      before: /\n\] as const satisfies readonly Screen\[\]\n/,
      entry: screen(names),
    })),
    ...(await changed('apps/web/src/work-screen-loaders.ts', {
      before: /\n\}\n\n\/\*\*\n \* What a screen asks/,
      entry: loader(names),
    })),
  }
}

interface Change {
  head?: string
  /** What stands right after the new entry. */
  before: RegExp
  entry: string
}

async function changed(path: string, { head, before, entry }: Change): Promise<Record<string, string>> {
  const text = await readFile(rootPath(path), 'utf8')
  const at = text.search(before)
  if (at === -1)
    throw new Error(`${path} has no place for a new feature where one was expected; add it by hand.`)
  const listed = `${text.slice(0, at)}${entry}${text.slice(at)}`
  return { [path]: head ? listed.replace(/^import /m, `${head}\nimport `) : listed }
}

function screen({ feature }: Names): string {
  return `
  {
    path: '/tailor/${feature}',
    access: 'tailor',
    needs: 'shop.read',
    layout: 'shop',
    features: ['${feature}'],
    title: '${feature}.list.title',
  },`
}

const loader = ({ feature, many }: Names) =>
  `\n  '/tailor/${feature}': () => import('./features/${feature}/${many.pascal}Page.tsx'),`

function quoted(feature: string): string {
  return feature.includes('-') ? `'${feature}'` : feature
}

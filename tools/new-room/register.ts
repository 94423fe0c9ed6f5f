import { readFile } from 'node:fs/promises'
import { rootPath } from '../root.ts'
import type { Names } from './names.ts'

/** The lists every room stands in (its routes, its doors, a sample for the matrix of visitors, its screen), with the new one added, by path. */
export async function registered(names: Names): Promise<Record<string, string>> {
  const { room, many, single } = names
  return {
    ...(await changed('packages/contract/src/api.ts', {
      head: `import { ${single.camel}Routes } from './${room}.ts'`,
      before: /\n\} satisfies Record<string, Record<string, AnyRoute>>/,
      entry: `\n  ${quoted(room)}: ${single.camel}Routes,`,
    })),
    ...(await changed('apps/server/src/features/rooms.ts', {
      head: `import { open${many.pascal} } from './${room}/${room}.routes.ts'`,
      before: /,?\s*\]\n\n\/\*\* Opens the doors/,
      entry: `, open${many.pascal}`,
    })),
    ...(await changed('apps/server/src/access/matrix-samples.ts', {
      before: /\n\}\n$/,
      entry: `\n  'GET /api/${room}': nothing,`,
    })),
    ...(await changed('apps/web/src/work-routes.tsx', { before: /\n\]\n/, entry: screen(names) })),
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
    throw new Error(`${path} has no place for a new room where one was expected; add it by hand.`)
  const listed = `${text.slice(0, at)}${entry}${text.slice(at)}`
  return { [path]: head ? listed.replace(/^import /m, `${head}\nimport `) : listed }
}

function screen({ room, many }: Names): string {
  return `
  {
    path: '/tailor/${room}',
    access: 'tailor',
    needs: 'shop.read',
    layout: 'shop',
    rooms: ['${room}'],
    title: '${room}.list.title',
    load: () => import('./features/${room}/${many.pascal}Page.tsx'),
  },`
}

function quoted(room: string): string {
  return room.includes('-') ? `'${room}'` : room
}

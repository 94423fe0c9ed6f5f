import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
export const src = (file: string) => join(root, 'src', file)
const grammar = join(root, '../../packages/words/src/grammar.ts')

/** What a first visit loads beside the screen itself (src/shell/build-routes.tsx). */
const program = src('main.tsx')
export const layouts = {
  public: [program, src('shell/PublicLayout.tsx')],
  auth: [program, src('shell/AuthLayout.tsx'), grammar],
  shop: [program, src('work-screen-loaders.ts'), src('shell/ShopLayout.tsx'), grammar],
}

/** What a page brings as soon as it is read, though in files of its own: `const part = import('./Part.tsx')`, and what that brings. */
export function partsOf(page: string): string[] {
  const parts = [...readFileSync(page, 'utf8').matchAll(/^const \w+ = import\('([^']+)'\)/gm)]
  return parts.flatMap(([, file = '']) => {
    const part = join(dirname(page), file)
    return [part, ...partsOf(part)]
  })
}

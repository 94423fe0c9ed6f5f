import type { Plugin } from 'vite'

const light = '\0merge-refs'

/**
 * A scrolled area takes nothing of the library that places menus but the joining of refs, and every dialog has such an area: 12 kB
 * for one function. It gets that function of Mantine's own; menus ask for the library when one opens.
 */
export const withoutFloating: Plugin = {
  name: 'without-floating',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === '@floating-ui/react' && importer?.endsWith('/ScrollArea/ScrollArea.mjs')
      ? light
      : undefined
  },
  load(id) {
    if (id !== light) return undefined
    return "import { useMergedRef } from '@mantine/hooks'\nexport const useMergeRefs = (refs) => useMergedRef(...refs)\n"
  },
}

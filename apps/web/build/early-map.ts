import type { Plugin } from 'vite'

const map = 'src/work-screen-loaders.ts'

/** Writes into index.html where the build put what loads the screens of work, so that it comes along with the program. */
export const earlyMap: Plugin = {
  name: 'early-map',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunk = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.facadeModuleId?.endsWith(map),
      )
      return html.replace('__WORK_SCREENS__', `/${chunk?.fileName ?? map}`)
    },
  },
}

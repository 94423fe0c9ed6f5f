import type { AppContext } from '../http/app-context.ts'
import { Visitor } from './visitor.ts'

/** Every path that search engines are told of: those of all files of the index. */
export async function readSitemap(app: AppContext): Promise<string[]> {
  const nobody = new Visitor(app)
  const read = async (url: string) =>
    [
      ...(await nobody.send({ method: 'GET', url })).text.matchAll(
        /<loc>http[^<]*?\/\/[^</]+([^<]*)<\/loc>/g,
      ),
    ].map(([, path = '']) => path)
  const paths = []
  for (const file of await read('/sitemap.xml')) paths.push(...(await read(file)))
  return paths
}

/** Writes THIRD-PARTY-NOTICES.md: what of others' work ships with Darzi, taken from the lock, the same on every machine. */
import { readFile, writeFile } from 'node:fs/promises'
import { printNotices } from './notices/print-notices.ts'
import { isMain, rootPath } from './root.ts'

export const noticesFile = 'THIRD-PARTY-NOTICES.md'

if (isMain(import.meta.url)) {
  await writeFile(rootPath(noticesFile), await noticesText())
  console.log(`Written: ${noticesFile}`)
}

/** What the file has to say now. */
export async function noticesText(): Promise<string> {
  const { packages } = JSON.parse(await readFile(rootPath('package-lock.json'), 'utf8'))
  return printNotices(packages)
}

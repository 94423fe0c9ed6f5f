import { readFile } from 'node:fs/promises'
import { noticesFile, noticesText } from '../notices.ts'
import { rootPath } from '../root.ts'
import type { Rule } from './rule.ts'

export const notices: Rule = {
  name: 'notices',
  demands: 'what ships of others is named with its licence',
  async find() {
    const found = await readFile(rootPath(noticesFile), 'utf8').catch(() => '')
    return found === (await noticesText())
      ? []
      : [{ path: noticesFile, problem: 'is older than the lock: npm run notices' }]
  },
}

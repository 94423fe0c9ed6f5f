/**
 * What is drawn of a public page before its program comes: Darzi's name, the page's own and what it is for, in the look that
 * theme/first-look.css gives them. The page takes its place once it stands (shell/Opening.tsx); who cannot see it waits for the page.
 */
import { readFileSync } from 'node:fs'
import type { FirstLook } from '@darzi/contract/first-files.ts'
import type { Language } from '@darzi/words/languages.ts'
import { escapeHtml, ownLede, ownTitle } from './page-heads.ts'

/** By the words in this folder, each file read when it is first drawn from. */
export function drawingFirstLooks(words: string): (look: FirstLook, language: Language) => string {
  const files = new Map<string, Record<string, unknown>>()
  const fileOf = (path: string): Record<string, unknown> => {
    const known = files.get(path) ?? JSON.parse(readFileSync(path, 'utf8'))
    files.set(path, known)
    return known
  }
  return ({ kind, title, lede }, language) => {
    const say = (key: string) => {
      const [feature, ...names] = key.split('.')
      const word = fileOf(`${words}/${language}/${feature}.json`)[names.join('.')]
      if (typeof word !== 'string') throw new Error(`There is no word at ${key}`)
      return escapeHtml(word)
    }
    const isOwn = title.length === 0
    const lines = isOwn ? [ownTitle] : title.map(say)
    return [
      `<div class="firstLook" data-kind="${kind}" lang="${language}" aria-hidden="true">`,
      kind === 'card'
        ? ''
        : `<div class="firstBar"><img src="/mark.svg" width="32" height="32" alt=""><b>${say('shell.brand')}</b></div><div class="tape"></div>`,
      '<div class="firstWords">',
      kind === 'card' ? '<div class="tape"></div>' : '',
      `<p class="firstTitle">${lines.map((line) => `<span>${line}</span>`).join(' ')}</p>`,
      isOwn ? ownLede : '',
      lede === undefined ? '' : `<p class="firstLede">${say(lede)}</p>`,
      '</div></div>',
    ].join('')
  }
}

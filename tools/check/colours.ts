import { type Finding, lineAt, type Rule, type SourceFile } from './rule.ts'

const place = /^apps\/web\/src\/(?!theme\/).*\.(css|tsx?)$/
const hex = '#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\\b'
const functions = '\\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\\('
const names =
  '\\b(?:white|black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|brown|navy|teal|silver|gold|maroon)\\b'

/** In CSS after a colon; in code inside quotes, where a fragment (`href="#add"`) is no colour. */
const inCss = new RegExp(`(?<=:[^;{}]*)(?:${hex}|${functions}|(?<=[:\\s(,])${names}(?=[\\s;,)!]))`, 'gi')
const inCode = new RegExp(`(?<!(?:href|to)=\\{?)['"\`](?:${hex}|${functions})`, 'gi')

export const colours: Rule = {
  name: 'colours',
  demands: 'no colour outside the theme',
  find: (files) =>
    files.filter(({ path }) => place.test(path) && !path.includes('.test.')).flatMap(coloursOf),
}

function coloursOf({ path, text }: SourceFile): Finding[] {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  const found = [...plain.matchAll(path.endsWith('.css') ? inCss : inCode)]
  return found.map((match) => ({
    path,
    line: lineAt(plain, match.index),
    problem: `${match[0]} is a colour; use a token of the theme`,
  }))
}

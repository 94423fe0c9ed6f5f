import type { Rule, SourceFile } from './rule.ts'

const most = 300
const counted = /\.(tsx?|mjs|css)$/

export const sizes: Rule = {
  name: 'sizes',
  demands: `no file over ${most} lines`,
  find(files) {
    const sized = sizesOf(files)
    console.log(
      `  ${sized.length} files of code: median ${at(sized, 0.5)} lines, nine in ten below ${at(sized, 0.9)}`,
    )
    return sized
      .filter(({ lines }) => lines > most)
      .map(({ path, lines }) => ({ path, problem: `${lines} lines; split it by what its parts are for` }))
  },
}

interface Sized {
  path: string
  lines: number
}

function sizesOf(files: SourceFile[]): Sized[] {
  const sized = files
    .filter(({ path }) => counted.test(path))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
  return sized.sort((a, b) => a.lines - b.lines)
}

/** The number of lines that the given share of the files does not exceed. */
function at(sized: Sized[], share: number): number {
  return sized[Math.floor((sized.length - 1) * share)]?.lines ?? 0
}

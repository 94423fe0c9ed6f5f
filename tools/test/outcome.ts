import { relative } from 'node:path'
import { root } from '../root.ts'
import type { FileTime } from './file-times-reporter.ts'

export interface PartResult {
  name: string
  passed: number
  failed: number
  skipped: number
  seconds: number
  /** How long each of its files took. */
  files?: FileTime[]
  /** How each of its tests ended. */
  tests?: EndedTest[]
  /** Why the whole part was skipped. */
  reason?: string
}

export interface EndedTest {
  /** From the project's root. */
  file: string
  title: string
  ended: 'passed' | 'failed' | 'skipped'
}

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  testResults: { name: string; status: string; assertionResults: { status: string; title?: string }[] }[]
}

/**
 * Counts a report. A file that could not even be read has no tests in it and still counts as one failure, and so
 * does a run that ended badly with nothing else to blame (an error outside of any test).
 */
export function countReport(report: VitestReport | undefined, exitCode: number) {
  const files = report?.testResults ?? []
  const tests = files.flatMap((file) => file.assertionResults.map((test) => test.status))
  const brokenFiles = files.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(isFailed),
  ).length
  const passed = tests.filter((status) => status === 'passed').length
  const failed = tests.filter((status) => status === 'failed').length + brokenFiles
  return {
    passed,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: tests.length - passed - (failed - brokenFiles),
  }
}

/** The tests of a report, by their own titles. */
export function testsOf(report: VitestReport | undefined): EndedTest[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, title = '' }) => ({
      file: relative(root, name),
      title,
      ended: endOf(status),
    })),
  )
}

const endOf = (status: string) => (status === 'passed' || status === 'failed' ? status : 'skipped')

export function printPart({ name, passed, failed, skipped, seconds, reason }: PartResult): void {
  const figures = `${passed} passed, ${failed} failed, ${skipped} skipped`
  console.log(`— ${name}: ${figures}, ${seconds.toFixed(1)} s${reason ? ` (skipped: ${reason})` : ''}`)
}

/** The very last line of a test run. */
export function lastLine(results: PartResult[]): string {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[key], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}

export function exitCodeOf(results: PartResult[]): number {
  return results.some((result) => result.failed > 0) ? 1 : 0
}

function isFailed(test: { status: string }): boolean {
  return test.status === 'failed'
}

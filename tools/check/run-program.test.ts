import { expect, test } from 'vitest'
import { runProgram } from './run-program.ts'

test('a program that fails is one finding that holds what it said', async () => {
  const found = await runProgram('typescript/bin/tsc', ['--noSuchOption'])
  expect(found).toHaveLength(1)
  expect(found[0]?.problem).toContain('noSuchOption')
})

test('a program that succeeds is no finding', async () => {
  expect(await runProgram('typescript/bin/tsc', ['--version'])).toEqual([])
})

import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../root.ts'
import { findBrowser } from './browser.mjs'
import { refusalOfNode } from './node-version.mjs'

test.each([
  ['18.20.4', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['22.1.0', true],
  ['24.0.0', true],
])('Node %s is enough: %s', (version, isEnough) => {
  expect(refusalOfNode(version) === undefined).toBe(isEnough)
})

test('a browser that is named is taken, one that is none is passed over', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'darzi-browser-'))
  const path = join(folder, 'chromium')
  await writeFile(path, '#!/bin/sh\necho Chromium 156.0\n', { mode: 0o755 })
  expect(findBrowser({ CHROME_PATH: path, PATH: '' })).toBe(path)
  expect(findBrowser({ PATH: folder })).toBe(path)
  await writeFile(path, '#!/bin/sh\necho please install a browser >&2; exit 1\n')
  expect(findBrowser({ CHROME_PATH: path, PATH: '' })).not.toBe(path)
  await rm(folder, { recursive: true })
})

describe('in a fresh folder', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'darzi-setup-'))
    await mkdir(join(folder, 'tools'))
    await cp(join(root, 'tools/setup.mjs'), join(folder, 'tools/setup.mjs'))
    await cp(join(root, 'tools/setup'), join(folder, 'tools/setup'), { recursive: true })
    await writeLock('1.0.0')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('the first set-up installs, the second has nothing to do and says nothing', async () => {
    expect(await setUp()).toContain('Installing')
    expect(await setUp()).toBe('')
  })

  test('a changed lock is installed again', async () => {
    await setUp()
    await writeLock('1.0.1')
    expect(await setUp()).toContain('Installing')
  })

  test('of two at once the second waits for the first', async () => {
    const said = await Promise.all([setUp(), setUp()])
    expect(said.filter((words) => words.includes('Installing'))).toHaveLength(1)
  })

  test('a turn left behind by a process that died is taken over', async () => {
    await mkdir(join(folder, '.tmp'))
    await writeFile(join(folder, '.tmp/setup-turn'), '2147483647')
    expect(await setUp()).toContain('Installing')
  })

  test('a turn that nobody touches any more is taken over, though its number belongs to someone', async () => {
    await mkdir(join(folder, '.tmp'))
    await writeFile(join(folder, '.tmp/setup-turn'), String(process.pid))
    await utimes(join(folder, '.tmp/setup-turn'), 0, 0)
    expect(await setUp()).toContain('Installing')
  })

  test('a word it does not know is refused', async () => {
    await expect(setUp('bulid')).rejects.toThrow('not “bulid”')
  })

  async function setUp(...words: string[]): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, ['tools/setup.mjs', ...words], {
      cwd: folder,
    })
    return stdout
  }

  /** A program without a single dependency, so that npm has nothing to fetch. */
  async function writeLock(version: string) {
    const own = { name: 'nothing', version }
    await writeFile(join(folder, 'package.json'), JSON.stringify(own))
    await writeFile(
      join(folder, 'package-lock.json'),
      JSON.stringify({ ...own, lockfileVersion: 3, requires: true, packages: { '': own } }),
    )
  }
})

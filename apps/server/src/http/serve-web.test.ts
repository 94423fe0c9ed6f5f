/** What a page may load: nothing of another company, unless this very browser allowed the translation. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { serveWeb } from './serve-web.ts'

let running: TestApp
const folder = mkdtempSync(join(tmpdir(), 'darzi-web-'))
const web = Fastify()
beforeAll(async () => {
  running = await openTestApp({}, { works: false })
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  await serveWeb({ ...running.app, fastify: web }, folder)
})
afterAll(async () => {
  await web.close()
  await running.close()
  rmSync(folder, { recursive: true })
})

const policyOf = async (url: string, cookie = '') => {
  const { headers } = await web.inject({ method: 'GET', url, headers: { cookie } })
  return String(headers['content-security-policy'])
}

test.each(['/', '/pricing'])('%s loads nothing of another company', async (url) => {
  for (const cookie of ['', 'translate=off', 'xtranslate=on', 'translate=only'])
    expect(await policyOf(url, cookie)).not.toContain('google')
})

test.each(['/', '/pricing'])('%s lets the translation in for a browser that allowed it', async (url) => {
  const policy = await policyOf(url, 'a=b; translate=on')
  expect(policy).toMatch(
    /script-src 'self' 'nonce-[^']+' 'wasm-unsafe-eval' https:\/\/translate\.google\.com/,
  )
  expect(policy).toContain("frame-ancestors 'none'")
})

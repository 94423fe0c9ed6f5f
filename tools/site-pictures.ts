/**
 * Takes the pictures of the page for tailors from the built product with its sample shop, on a phone's screen, and writes them as
 * small webp files: `node --import tsx tools/site-pictures.ts`. Run it again when a screen looks different.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { demoSignIns } from '../apps/server/src/seed/demo-sign-ins.ts'
import { runServer } from './bench/running-server.ts'
import { rootPath } from './root.ts'
import { findBrowser } from './setup/browser.mjs'

const screens = { today: '/tailor/dashboard', ticket: '/tailor/orders/new', order: '/tailor/orders' }
const phone = { width: 360, height: 740 }

const executablePath = findBrowser()
if (!executablePath) throw new Error('There is no browser to take pictures with.')
const folder = mkdtempSync(join(tmpdir(), 'darzi-pictures-'))
const server = await runServer([process.argv[2] ?? 'dist/server/main.js'], {
  DARZI_DATA: folder,
  DARZI_DEMO: 'on',
})
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const context = await browser.newContext({ viewport: phone, deviceScaleFactor: 2, baseURL: server.url })
  const [{ email, password }] = demoSignIns
  await context.request.post('/api/login', { data: { email, password } })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(screens)) await take(page, name, path)
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function take(page: Page, name: string, path: string) {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const note = page.getByRole('button', { name: 'Close this note' })
  if ((await note.count()) > 0) await note.click()
  const picture = await sharp(await page.screenshot())
    .resize({ width: phone.width * 1.5 })
    .webp({ quality: 72 })
    .toBuffer()
  writeFileSync(rootPath(`apps/web/public/pictures/${name}.webp`), picture)
  console.log(`${name}: ${Math.round(picture.length / 1000)} kB`)
}

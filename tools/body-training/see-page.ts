/**
 * The product's own seeing, in a browser without a window: a bare page with `detect` of the feature body-scans and the model's
 * files from the package. One picture after another.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Landmark } from '@darzi/body/shapes.ts'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { root } from '../root.ts'
import { findBrowser } from '../setup/browser.mjs'

const address = 'http://body-training.test'
const types: Record<string, string> = { js: 'text/javascript', wasm: 'application/wasm', html: 'text/html' }

export interface Seen {
  landmarks: Landmark[] | null
  width: number
  height: number
  /** The mask's bytes in base 64. */
  alpha: string
}

export async function openSeePage() {
  const script = await bundleSee()
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? '',
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--use-gl=angle',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  })
  const page = await browser.newPage()
  await page.route(`${address}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const type = types[pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><body>' })
    if (!pathname.startsWith('/pose/')) return route.fulfill({ status: 404 })
    const body = await readFile(join(root, 'node_modules/@mediapipe/pose', pathname.slice('/pose/'.length)))
    return route.fulfill({ contentType: type, body })
  })
  await page.goto(`${address}/`)
  await page.addScriptTag({ content: script })
  const see = (jpeg: Buffer): Promise<Seen> => page.evaluate(seeInPage, jpeg.toString('base64'))
  return { see, close: () => browser.close() }
}

async function bundleSee(): Promise<string> {
  const entry = join(root, 'apps/web/src/features/body-scans/see/bare-page.ts')
  const bundle = await build({ entryPoints: [entry], bundle: true, format: 'iife', write: false })
  return bundle.outputFiles[0]?.text ?? ''
}

/** Runs in the page. */
async function seeInPage(base64: string): Promise<Seen> {
  const blob = await (await fetch(`data:image/jpeg;base64,${base64}`)).blob()
  const image = await createImageBitmap(blob)
  const { landmarks, mask } = await window.darziSee(image)
  image.close()
  let bytes = ''
  for (let at = 0; at < mask.alpha.length; at += 32_768) {
    bytes += String.fromCharCode(...mask.alpha.subarray(at, at + 32_768))
  }
  const { width, height } = mask
  return { landmarks: landmarks ? [...landmarks] : null, width, height, alpha: btoa(bytes) }
}

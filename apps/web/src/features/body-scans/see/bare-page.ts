/**
 * The same seeing for a page that has nothing of the product: what trains and examines the estimate bundles this file, opens
 * it in a browser beside the model's files, and calls `darziSee`.
 *
 *   esbuild apps/web/src/features/body-scans/see/bare-page.ts --bundle --format=iife --outfile=see.js
 */
import type { SeenPicture } from '@darzi/body/shapes.ts'
import { detect, drawn, openModel } from './detect.ts'
import { refined } from './refined.ts'

declare global {
  interface Window {
    darziSee: (image: ImageBitmap | HTMLCanvasElement, at?: string) => Promise<SeenPicture>
  }
}

/** `at` is the folder of the model's files: node_modules/@mediapipe/pose as the page's server shows it. */
window.darziSee = async (image, at = '/pose') => {
  await openModel({ at })
  const picture = image instanceof HTMLCanvasElement ? image : drawn(image)
  return refined(await detect(picture), picture).seen
}

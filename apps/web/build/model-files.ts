/**
 * The pose model's files, served by us from its package under an address that holds its version: fetched once by a device,
 * and the same for ever. Built with a compressed twin each; the screen is told their sizes, so that it can say them first.
 */
import { copyFileSync, createReadStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Connect, Plugin } from 'vite'

const source = join(import.meta.dirname, '../../../node_modules/@mediapipe/pose')
const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as { version: string }
const at = `/vendor/mediapipe-${version}`

/** Of the three models the middle one: the lighter was never examined, the heaviest sees no better. */
const names = [
  'pose.js',
  'pose_web.binarypb',
  'pose_landmark_full.tflite',
  'pose_solution_packed_assets_loader.js',
  'pose_solution_packed_assets.data',
  'pose_solution_simd_wasm_bin.js',
  'pose_solution_simd_wasm_bin.wasm',
  'pose_solution_simd_wasm_bin.data',
  'pose_solution_wasm_bin.js',
  'pose_solution_wasm_bin.wasm',
]

export function modelFiles(): Plugin {
  return {
    name: 'model-files',
    config: (_, { command }) => ({
      define: { __POSE_MODEL__: JSON.stringify({ at, files: sizes(command === 'build') }) },
    }),
    configureServer: ({ middlewares }) => void middlewares.use(at, answerFile),
    writeBundle({ dir = '' }) {
      const folder = join(dir, at)
      mkdirSync(folder, { recursive: true })
      for (const name of names) {
        copyFileSync(join(source, name), join(folder, name))
        if (name !== 'pose_solution_simd_wasm_bin.data')
          writeFileSync(join(folder, `${name}.gz`), compressed(name))
      }
    },
  }
}

/** By name: how large a file is, and how much of the line it takes. */
function sizes(isBuilt: boolean) {
  return Object.fromEntries(
    names.map((name) => {
      const bytes = readFileSync(join(source, name)).length
      return [name, { bytes, sent: isBuilt ? compressed(name).length : bytes }]
    }),
  )
}

const twins = new Map<string, Buffer>()

function compressed(name: string): Buffer {
  const twin = twins.get(name) ?? gzipSync(readFileSync(join(source, name)), { level: 9 })
  twins.set(name, twin)
  return twin
}

const answerFile: Connect.NextHandleFunction = (request, reply, next) => {
  const name = (request.url ?? '').slice(1).replace(/\?.*$/, '')
  if (!names.includes(name)) return next()
  reply.setHeader('content-type', typeOf(name))
  createReadStream(join(source, name)).pipe(reply)
}

function typeOf(name: string): string {
  if (name.endsWith('.js')) return 'text/javascript'
  return name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream'
}

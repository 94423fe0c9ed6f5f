/** Written in by the build (build/model-files.ts): where the model's files are, and how large each is. */
declare const __POSE_MODEL__: { at: string; files: Record<string, { bytes: number; sent: number }> }

export interface ModelPlace {
  at: string
  files: readonly { name: string; bytes: number }[]
  /** All files unpacked; what progress counts. */
  bytes: number
  /** What travels over the line; what is said before. */
  sentBytes: number
}

/** The files this device needs. The model is one and the same on every line: another would give other numbers of the same photos. */
export function modelPlace(): ModelPlace {
  const wasm = hasSimd() ? 'pose_solution_simd_wasm_bin' : 'pose_solution_wasm_bin'
  const names = [
    'pose.js',
    'pose_web.binarypb',
    'pose_landmark_full.tflite',
    `${wasm}.js`,
    `${wasm}.wasm`,
    'pose_solution_packed_assets_loader.js',
    'pose_solution_packed_assets.data',
  ]
  const files = names.map((name) => ({ name, ...(__POSE_MODEL__.files[name] ?? { bytes: 0, sent: 0 }) }))
  const sum = (of: (file: (typeof files)[number]) => number) => files.reduce((all, file) => all + of(file), 0)
  return {
    at: __POSE_MODEL__.at,
    files,
    bytes: sum(({ bytes }) => bytes),
    sentBytes: sum(({ sent }) => sent),
  }
}

/** A function of one instruction on vectors (i8x16.popcnt of a splat): browsers without them refuse its bytes. */
const simdProgram = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98,
  11,
]

/** Without WebAssembly at all the size is still said; that nothing can run is said once it is asked for (model.ts). */
const hasSimd = (): boolean =>
  typeof WebAssembly !== 'undefined' && WebAssembly.validate(new Uint8Array(simdProgram))

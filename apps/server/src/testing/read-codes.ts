/** Reads the QR codes of a picture as a phone does; knows nothing of what drew them. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

// else it would fetch its module from the network
const module = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(module).buffer } })

/** What the codes of a PNG say, sorted by their letters. Throws when one was found that cannot be read. */
export async function readCodes(png: Uint8Array): Promise<string[]> {
  const codes = await readBarcodes(png, { formats: ['QRCode'], returnErrors: true })
  for (const { error } of codes) if (error) throw new Error(error)
  return codes.map(({ text }) => text).sort()
}

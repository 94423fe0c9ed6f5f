import QRCode from 'qrcode'

/** Free modules around a code; readers need them. */
const quiet = 4

/** A QR code as a drawing of squares, one unit a module; reads on even when a corner of the paper is creased. */
export function qrSvg(text: string): string {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const side = modules.size + 2 * quiet
  const runs = [...runsOf(modules)].map(
    ({ x, y, length }) => `M${x + quiet} ${y + quiet}h${length}v1h-${length}z`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${runs.join('')}"/></svg>`
}

/** The same as pixels, for a message or a printer that takes no drawing. */
export const qrPng = (text: string): Promise<Buffer> =>
  QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: quiet, width: pngSide })
const pngSide = 1024

interface Modules {
  size: number
  get(row: number, column: number): number
}

/** Dark modules that touch in a row are one rectangle. */
function* runsOf(modules: Modules) {
  for (let y = 0; y < modules.size; y++) {
    let from: number | undefined
    for (let x = 0; x <= modules.size; x++) {
      const isDark = x < modules.size && modules.get(y, x) === 1
      if (isDark) from ??= x
      if (isDark || from === undefined) continue
      yield { x: from, y, length: x - from }
      from = undefined
    }
  }
}

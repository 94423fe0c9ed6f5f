/**
 * Nested sizes as layers of a PDF (optional content): a reader or a plotter's program shows all of them or one. Seam lines are a
 * layer more, switched off, for between the lines of several sizes they only confuse.
 */
import type { Nest, Stroke } from './drawn-sheet.ts'

interface Layers {
  /** What is drawn of a stroke, marked as its layer's. */
  within(stroke: Stroke, drawn: string): string
  /** Of the form that is drawn; what the catalogue tells of layers. */
  resources: string
  catalogue: string
}

export function layersOf(nest: Nest | undefined, add: (head: string) => number): Layers {
  if (!nest) return { within: (_, drawn) => drawn, resources: '', catalogue: '' }
  const sizes = nest.names.map((name) => group(name, add))
  const seam = group(nest.seams, add)
  const all = [...sizes, seam].map((id) => `${id} 0 R`).join(' ')
  const properties = [...sizes.map((id, size) => `/Size${size} ${id} 0 R`), `/Seam ${seam} 0 R`].join(' ')
  return {
    within: ({ kind, size }, drawn) => {
      if (size === undefined) return drawn
      const shown = kind === 'seam' ? marked('Seam', drawn) : drawn
      return marked(`Size${size}`, shown)
    },
    resources: `/Properties << ${properties} >>`,
    catalogue: `/OCProperties << /OCGs [${all}] /D << /Order [${all}] /OFF [${seam} 0 R] >> >>`,
  }
}

const group = (name: string, add: (head: string) => number): number =>
  add(`<< /Type /OCG /Name <${utf16(name)}> >>`)

const marked = (name: string, drawn: string) => `/OC /${name} BDC\n${drawn}\nEMC`

/** In every script: big-endian, with its mark. */
const utf16 = (text: string): string =>
  [
    'feff',
    ...Array.from({ length: text.length }, (_, k) => text.charCodeAt(k).toString(16).padStart(4, '0')),
  ].join('')

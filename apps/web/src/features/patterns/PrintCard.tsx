import type { DrawWords } from '@darzi/body/pattern/paper/pdf.ts'
import { sheetOf } from '@darzi/body/pattern/paper/sheet.ts'
import type { Translate } from '@darzi/words/translate.ts'
import { FileDown, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useT } from '../../words/use-t.ts'
import styles from './Patterns.module.css'
import { type Paper, paperWords } from './sheet-words.ts'

/** The pattern as a file at its true size, made on the device. */
export function PrintCard(paper: Paper) {
  const t = useT()
  const [busy, setBusy] = useState<PaperKind>()
  const [said, setSaid] = useState<string>()

  async function onSave(kind: PaperKind) {
    setBusy(kind)
    setSaid(undefined)
    try {
      await savePaper(kind, { ...paper, t })
      setSaid('patterns.print.done')
    } catch {
      setSaid('patterns.print.failed')
    } finally {
      setBusy(undefined)
    }
  }

  return (
    <Card title={t('patterns.print.title')}>
      <p className={styles.note}>{t('patterns.print.note')}</p>
      <div className={styles.acts}>
        <Button
          kind="primary"
          icon={<Printer size={20} aria-hidden="true" />}
          isBusy={busy === 'a4'}
          onClick={() => void onSave('a4')}
        >
          {t('patterns.print.a4')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'sheet'}
          onClick={() => void onSave('sheet')}
        >
          {t('patterns.print.sheet')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'svg'}
          onClick={() => void onSave('svg')}
        >
          {t('patterns.print.svg')}
        </Button>
        <Button
          icon={<FileDown size={20} aria-hidden="true" />}
          isBusy={busy === 'dxf'}
          onClick={() => void onSave('dxf')}
        >
          {t('patterns.print.dxf')}
        </Button>
      </div>
      <p role="status" className={styles.note}>
        {said && t(said)}
      </p>
    </Card>
  )
}

type PaperKind = 'a4' | 'sheet' | 'svg' | 'dxf'

/** Makes the file and hands it to the device. */
async function savePaper(kind: PaperKind, { t, ...paper }: Paper & { t: Translate }): Promise<void> {
  const words = paperWords(t, paper)
  const sheet = sheetOf(paper.pattern, words)
  const name = `${paper.pattern.design}-${kind}`
  if (kind === 'svg') {
    const { svgOf } = await import('@darzi/body/pattern/paper/svg.ts')
    return save(new Blob([svgOf(sheet)], { type: 'image/svg+xml' }), `${name}.svg`)
  }
  if (kind === 'dxf') {
    const { dxfOf } = await import('@darzi/body/pattern/paper/dxf.ts')
    return save(new Blob([dxfOf(paper.pattern)], { type: 'application/dxf' }), `${paper.pattern.design}.dxf`)
  }
  await document.fonts.ready
  const { onePagePdf, tiledPdf } = await import('@darzi/body/pattern/paper/pdf.ts')
  const bytes = kind === 'a4' ? tiledPdf(sheet, drawWords, words) : onePagePdf(sheet, drawWords)
  save(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), `${name}.pdf`)
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Fine enough that small letters print clean: about 400 points to the inch. */
const dotsPerMm = 16
/** Room over and under the letters, for vowel signs. */
const highAs = 1.35

/** Words as the browser shapes them, in every script, turned to ink and no ink. */
const drawWords: DrawWords = (text, sizeMm) => {
  const size = Math.round(sizeMm * dotsPerMm)
  const canvas = document.createElement('canvas')
  const font = `${size}px ${getComputedStyle(document.body).fontFamily}`
  const context = pen(canvas, font)
  const columns = Math.max(8, Math.ceil(context.measureText(text).width) + 2)
  const rows = Math.ceil(size * highAs)
  canvas.width = columns
  canvas.height = rows
  const drawn = pen(canvas, font)
  drawn.fillText(text, 1, size)
  const { data } = drawn.getImageData(0, 0, columns, rows)
  const widthMm = columns / dotsPerMm
  return { words: { columns, rows, bits: bitsOf(data, columns, rows) }, widthMm, heightMm: rows / dotsPerMm }
}

function pen(canvas: HTMLCanvasElement, font: string): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw')
  context.font = font
  return context
}

/** One bit a point, the first at the left; rows begin on a whole byte. */
function bitsOf(rgba: Uint8ClampedArray, columns: number, rows: number): Uint8Array {
  const perRow = Math.ceil(columns / 8)
  const bits = new Uint8Array(perRow * rows)
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const ink = (rgba[4 * (y * columns + x) + 3] ?? 0) > 110
      if (ink) bits[y * perRow + (x >> 3)] = (bits[y * perRow + (x >> 3)] ?? 0) | (0x80 >> (x & 7))
    }
  return bits
}

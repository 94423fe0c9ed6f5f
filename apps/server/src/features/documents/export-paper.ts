import { documentRoutes, type PaperFormat } from '@darzi/contract/documents.ts'
import { auditDownload } from '../../http/audit-download.ts'
import type { FileAnswer, StepsContext } from '../../http/request-context.ts'
import type { Paper } from './paper.ts'
import { csvOf } from './paper-csv.ts'
import { docxOf } from './paper-docx.ts'
import { type DrawnHead, drawnHead } from './paper-head.ts'
import { setPages } from './paper-page.ts'
import { papers } from './paper-registry.ts'
import { paperShop } from './paper-shop.ts'
import { type PaperWords, paperWords } from './paper-words.ts'
import { xlsxOf } from './paper-xlsx.ts'
import type { PaperShop } from './slip-paper.ts'
import { shownRoom, wholePaper, wholeRoom } from './whole-paper.ts'

/** A paper made from the book as it is now, in the language and format asked for; nothing of it is stored. */
export async function exportPaper(ctx: StepsContext<typeof documentRoutes.paper>): Promise<FileAnswer> {
  const { params, query, member, now, app, request } = ctx
  const words = paperWords(query.language ?? request.language)
  const { shopId } = member
  const shop = await ctx.step(({ tx }) => paperShop(tx, shopId, now))
  const head = await ctx.step(({ tx }) => drawnHead(tx, { app, shopId }))
  const made = await papers[params.paper]({ ctx, words, shop })
  // What a browser cannot show is a file, whatever was asked: files are counted out.
  const isShown = query.format === 'svg' || (query.format === 'pdf' && query.isShown === 'true')
  if (!isShown) {
    const countOut = auditDownload(ctx, documentRoutes.paper)
    await ctx.step(({ tx }) => countOut(tx, made.length))
  }
  const { contentType, make } = formats[query.format]
  return {
    contentType,
    bytes: await make(made, { words, shop, head }),
    ...(isShown ? {} : { filename: `tailor-document-${now.getTime()}.${query.format}` }),
  }
}

interface Dress {
  words: PaperWords
  shop: PaperShop
  head: DrawnHead
}
interface Format {
  contentType: string
  make(papers: readonly Paper[], dress: Dress): Promise<FileAnswer['bytes']>
}

const whole = (made: readonly Paper[], room = wholeRoom) =>
  Promise.all(made.map((paper) => wholePaper(paper, room)))

const formats: Record<PaperFormat, Format> = {
  pdf: {
    contentType: 'application/pdf',
    make: async (made, { head, ...dress }) => setPages(await whole(made), { ...dress, ...head }).pdf(),
  },
  svg: {
    contentType: 'image/svg+xml',
    make: async (made, { head, ...dress }) =>
      setPages(await whole(made, shownRoom), { ...dress, ...head }).svg(),
  },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    make: async (made, { head }) => xlsxOf(await whole(made), head.colour),
  },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    make: async (made, { head, ...dress }) => docxOf(await whole(made), { ...dress, ...head }),
  },
  csv: { contentType: 'text/csv; charset=utf-8', make: async (made) => csvOf(made) },
}

import { documentRoutes, type PaperHead } from '@darzi/contract/documents.ts'
import sharp from 'sharp'
import type { Tx } from '../../db/tx.ts'
import { notFound } from '../../http/app-error.ts'
import type { Around, PublishesEvents, RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoKey } from '../../images/photo-key.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { nameOfShop } from '../shops/api.ts'
import { headOfPapers, writeHead } from './paper-queries.ts'

async function readHead(tx: Tx): Promise<PaperHead> {
  const head = await headOfPapers(tx)
  return {
    colour: head?.colour ?? usualColour,
    logoUrl: head?.logo_id
      ? documentRoutes.logo.path.replace(':id', head.logo_id).replace(':size', 'thumb')
      : undefined,
  }
}

export const showHead = ({ tx }: RequestContext<typeof documentRoutes.head>) => readHead(tx)

export const setColour = (ctx: RequestContext<typeof documentRoutes.setColour>) =>
  change(ctx, ctx.member.shopId, { colour: ctx.body.colour })

export async function setLogo(ctx: StepsContext<typeof documentRoutes.setLogo>) {
  const logoId = await takeInPhoto(ctx)
  return ctx.step((given) => change(given, ctx.member.shopId, { logo_id: logoId }))
}

export const removeLogo = (ctx: RequestContext<typeof documentRoutes.removeLogo>) =>
  change(ctx, ctx.member.shopId, { logo_id: null })

export async function showLogo(ctx: StepsContext<typeof documentRoutes.logo>) {
  const head = await ctx.step(({ tx }) => headOfPapers(tx))
  if (head?.logo_id !== ctx.params.id) throw notFound()
  return photoAnswer(ctx)
}

type Fields = Parameters<typeof writeHead>[2]

async function change({ tx, publishEvent }: { tx: Tx } & PublishesEvents, shopId: string, fields: Fields) {
  await writeHead(tx, shopId, fields)
  const name = await nameOfShop(tx, shopId)
  await publishEvent({ kind: 'documents.headSet', subject: { type: 'shop', id: shopId, name } })
  return readHead(tx)
}

/** Of papers of a shop that has chosen none. */
const usualColour = '#1f2937'
const longestDots = 600

export interface DrawnHead {
  colour: string
  logo: { bytes: Buffer; width: number; height: number } | undefined
}

/** The head as papers draw it; a lost file is left out. */
export async function drawnHead(
  tx: Tx,
  { app, shopId }: { app: Pick<Around['app'], 'files'>; shopId: string },
): Promise<DrawnHead> {
  const head = await headOfPapers(tx)
  const key = head?.logo_id && photoKey({ shopId, id: head.logo_id, size: 'full' })
  const file = key ? await app.files.get(key) : undefined
  const colour = head?.colour ?? usualColour
  if (!file) return { colour, logo: undefined }
  const { data, info } = await sharp(file.bytes)
    .resize({ width: longestDots, height: longestDots, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { colour, logo: { bytes: data, width: info.width, height: info.height } }
}

import type { settingsRoutes } from '@darzi/contract/settings.ts'
import { type LinkKind, mostPortfolioPhotos } from '@darzi/tailoring/shops/profile-limits.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, fieldError, notFound } from '../../http/app-error.ts'
import type { PublishesEvents, RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { checkedFactsChanged, nameOfShop } from '../shops/api.ts'
import {
  captionPhoto,
  dropPortfolioPhoto,
  insertPortfolioPhoto,
  type ProfileChange,
  portfolio,
  profileRow,
  writeProfile,
} from './profile-store.ts'

export async function readProfile(tx: Tx) {
  const [row, photos] = [await profileRow(tx), await portfolio(tx)]
  return {
    city: row?.city ?? undefined,
    state: row?.state ?? undefined,
    pincode: row?.pincode ?? undefined,
    experienceYears: row?.experience_years ?? undefined,
    about: row?.about ?? undefined,
    specialties: row?.specialties ?? [],
    links: row?.links ?? {},
    photos: photos.map(({ id, caption, garments }) => ({ id, caption: caption ?? undefined, garments })),
  }
}

/** Throws settings.linkInvalid for a link that is no web address. */
export async function changeProfile(ctx: RequestContext<typeof settingsRoutes.changeProfile>) {
  const { tx, member, body, now } = ctx
  const { links, specialties, experienceYears, ...texts } = body
  const change: ProfileChange = {
    ...Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text || null])),
    ...(experienceYears === undefined ? {} : { experience_years: experienceYears }),
    ...(specialties ? { specialties: [...new Set(specialties.filter(Boolean))] } : {}),
    ...(links ? { links: soundLinks(links) } : {}),
  }
  const before = (await profileRow(tx)) ?? {}
  await writeProfile(tx, member.shopId, change)
  await tellProfileChanged(ctx, member.shopId)
  const { city, state, pincode } = change
  const after = { city, state, pincode }
  await checkedFactsChanged.use()(ctx, { shopId: member.shopId, before, after, now })
  return readProfile(tx)
}

/** Only the web's own addresses: what is shown as a link is pressed by strangers. */
function soundLinks(links: Partial<Record<LinkKind, string>>) {
  const written = Object.entries(links).filter(([, address]) => address)
  for (const [kind, address] of written)
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw fieldError(`links.${kind}`, 'settings.linkInvalid')
  return Object.fromEntries(written)
}

/** Throws settings.tooManyPhotos, and what takeInPhoto throws. */
export async function addPortfolioPhoto(ctx: StepsContext<typeof settingsRoutes.addPhoto>) {
  const { step, member, now, body } = ctx
  await step(({ tx }) => requirePortfolioQuota(tx))
  const id = await takeInPhoto(ctx)
  return step(async ({ tx, publishEvent }) => {
    await requirePortfolioQuota(tx)
    await insertPortfolioPhoto(tx, { shopId: member.shopId, id, caption: body.caption || null, now })
    await tellProfileChanged({ tx, publishEvent }, member.shopId)
    return readProfile(tx)
  })
}

/** Throws settings.tooManyPhotos. */
export async function requirePortfolioQuota(tx: Tx) {
  const { length } = await portfolio(tx)
  if (length >= mostPortfolioPhotos)
    throw new AppError('settings.tooManyPhotos', { most: mostPortfolioPhotos })
}

export async function changePortfolioPhoto(ctx: RequestContext<typeof settingsRoutes.changePhoto>) {
  const { tx, params, body, member } = ctx
  if (!(await captionPhoto(tx, params.id, body.caption || null))) throw notFound()
  await tellProfileChanged(ctx, member.shopId)
  return readProfile(tx)
}

/** Its bytes are swept out at night, when nothing else shows them. */
export async function removePortfolioPhoto(ctx: RequestContext<typeof settingsRoutes.removePhoto>) {
  const { tx, params, member } = ctx
  if (!(await dropPortfolioPhoto(tx, params.id))) throw notFound()
  await tellProfileChanged(ctx, member.shopId)
  return { ok: true } as const
}

export async function portfolioPhoto(ctx: RequestContext<typeof settingsRoutes.photo>) {
  const { tx, params } = ctx
  const photo = (await portfolio(tx)).find(({ id }) => id === params.id)
  if (!photo) throw notFound()
  return photoAnswer({ ...ctx, params: { id: photo.file_id, size: params.size } })
}

export async function tellProfileChanged({ tx, publishEvent }: { tx: Tx } & PublishesEvents, shopId: string) {
  const subject = { type: 'shop', id: shopId, name: await nameOfShop(tx, shopId) } as const
  await publishEvent({ kind: 'shops.profileChanged', subject })
}

import type { OwnVerification, verificationRoutes } from '@darzi/contract/verifications.ts'
import {
  mayActOnVerification,
  mostVerificationPhotos,
  type VerificationAct,
} from '@darzi/tailoring/verifications/life.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { PublishesEvents, RequestContext, StepsContext } from '../../http/request-context.ts'
import { photoAnswer, takeInPhoto } from '../files/api.ts'
import { nameOfShop } from '../shops/api.ts'
import {
  isOwnPhoto,
  latestOwn,
  lostOf,
  ownBadge,
  partsOf,
  photosOf,
  stateOf,
  type VerificationRecord,
} from './verification-queries.ts'
import { changeVerification, dropPhoto, insertDraft, insertPhoto } from './verification-store.ts'

export async function readOwn(tx: Tx): Promise<OwnVerification> {
  const [row, badge] = [await latestOwn(tx), await ownBadge(tx)]
  return {
    badge: badge?.verified_at
      ? { at: badge.verified_at.toISOString(), for: partsOf(badge.verified_for) }
      : undefined,
    lost: row?.state === 'verified' ? lostOf(row) : undefined,
    current: row && {
      id: row.id,
      state: stateOf(row),
      words: row.words ?? undefined,
      photos: (await photosOf(tx, row)).map(({ id, part }) => ({ id, part: partsOf([part])[0] ?? 'work' })),
      sentAt: row.sent_at?.toISOString(),
      decidedAt: row.decided_at?.toISOString(),
      decision: row.decision ?? undefined,
    },
  }
}

/** Throws verifications.notFromHere while one waits, verifications.tooManyPhotos, and what takeInPhoto throws. */
export async function addVerificationPhoto(ctx: StepsContext<typeof verificationRoutes.addPhoto>) {
  const { step, member, now, newId, body } = ctx
  await step(({ tx }) => openDraft(tx))
  const id = await takeInPhoto(ctx)
  return step(async ({ tx }) => {
    const { shopId } = member
    const verificationId = (await openDraft(tx))?.id ?? newId()
    if (!(await openDraft(tx))) await insertDraft(tx, { shopId, id: verificationId, now })
    await insertPhoto(tx, { shopId, id, verificationId, part: body.part, now })
    return readOwn(tx)
  })
}

/** The draft that photos go into; undefined where a new one begins: before the first, and after a decision. */
async function openDraft(tx: Tx): Promise<VerificationRecord | undefined> {
  const row = await latestOwn(tx, { isHeld: true })
  if (!row || row.decided_at) return undefined
  requireAct(row, 'addPhoto')
  if ((await photosOf(tx, row)).length >= mostVerificationPhotos)
    throw new AppError('verifications.tooManyPhotos', { most: mostVerificationPhotos })
  return row
}

function requireAct(row: VerificationRecord, act: VerificationAct) {
  const result = mayActOnVerification(stateOf(row), { act, by: 'shop' })
  if ('refused' in result) throw new AppError(result.refused, result.params)
  return result.to
}

async function ownFor(tx: Tx, act: VerificationAct) {
  const row = await latestOwn(tx, { isHeld: true })
  if (!row) throw notFound()
  return { row, to: requireAct(row, act) }
}

export async function removeVerificationPhoto(ctx: RequestContext<typeof verificationRoutes.removePhoto>) {
  const { tx, params } = ctx
  if (!(await isOwnPhoto(tx, params.id))) throw notFound()
  const { row } = await ownFor(tx, 'removePhoto')
  if (!(await dropPhoto(tx, { id: params.id, verificationId: row.id }))) throw notFound()
  return readOwn(tx)
}

/** Another shop's is not there. */
export async function ownPhoto(ctx: RequestContext<typeof verificationRoutes.photo>) {
  if (!(await isOwnPhoto(ctx.tx, ctx.params.id))) throw notFound()
  return photoAnswer(ctx)
}

export async function sendVerification(ctx: RequestContext<typeof verificationRoutes.send>) {
  const { tx, member, body, now } = ctx
  const row = await latestOwn(tx, { isHeld: true })
  if (!row || (row.state === 'draft' && (await photosOf(tx, row)).length === 0))
    throw new AppError('verifications.nothingToSend')
  const state = requireAct(row, 'send')
  const words = body.words || null
  await changeVerification(tx, { shopId: member.shopId, id: row.id }, { state, words, sent_at: now })
  await happened(ctx, member.shopId, 'verifications.sent')
  return readOwn(tx)
}

export async function takeBackVerification(ctx: RequestContext<typeof verificationRoutes.takeBack>) {
  const { tx, member } = ctx
  const { row, to } = await ownFor(tx, 'takeBack')
  await changeVerification(tx, { shopId: member.shopId, id: row.id }, { state: to, sent_at: null })
  await happened(ctx, member.shopId, 'verifications.takenBack')
  return readOwn(tx)
}

async function happened(
  { tx, publishEvent }: { tx: Tx } & PublishesEvents,
  shopId: string,
  kind: 'verifications.sent' | 'verifications.takenBack',
) {
  await publishEvent({ kind, subject: { type: 'shop', id: shopId, name: await nameOfShop(tx, shopId) } })
}

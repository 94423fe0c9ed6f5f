import type { conversationRoutes, shopConversationRoutes } from '@darzi/contract/conversations.ts'
import { besideShop, handToShop } from '../../access/cross-tenant.ts'
import type { Tx } from '../../db/tx.ts'
import { AppError, emptyField, notFound } from '../../http/app-error.ts'
import type { InTx, StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { dropUnshown } from '../customers/api.ts'
import { takeInPhoto } from '../files/api.ts'
import { requireKindWords } from './blocked-words.ts'
import {
  type Asking,
  type ConversationRecord,
  conversationRow,
  lockConversation,
  messageRow,
  type Side,
} from './conversation-queries.ts'
import { insertMessage } from './conversation-store.ts'
import { toldMessage } from './tell-conversation.ts'
import { planTelling } from './tell-unread.ts'
import { wakeBoth } from './wake-both.ts'

type WriteAsCustomer = StepsContext<typeof conversationRoutes.write>
type WriteAsShop = StepsContext<typeof shopConversationRoutes.write>

export function writeAsCustomer(ctx: WriteAsCustomer) {
  const { account } = ctx
  return write(ctx, {
    asking: 'customer',
    memberId: null,
    writer: account.id,
    inShop: (tx, shopId, work) => handToShop(tx, { accountId: account.id, shopId }, work),
  })
}

/** A member's line is the shop's own, or, to a house that it sews for, the partner's. */
export function writeAsShop(ctx: WriteAsShop) {
  const { member } = ctx
  return write(ctx, {
    asking: 'shop',
    memberId: member.id,
    writer: member.accountId,
    inShop: (tx, shopId, work) =>
      shopId === member.shopId ? work() : besideShop(tx, { from: member.shopId, to: shopId }, work),
  })
}

interface Writer {
  asking: Asking
  memberId: string | null
  /** The account that writes, whom the limit counts. */
  writer: string
  /** Works inside a shop that a conversation's row told. */
  inShop<T>(tx: Tx, shopId: string, work: () => Promise<T>): Promise<T>
}
type Writing = Pick<WriteAsCustomer, 'step' | 'once' | 'params' | 'body' | 'files' | 'app' | 'now' | 'newId'>

/**
 * Writes a line, a photo, or both. The photo is read and stored between transactions; one that was stored for nothing is taken away
 * again. Throws conversations.blockedWord, conversations.closed, conversations.parted, accounts.tooManyAttempts, images.*.
 */
async function write(ctx: Writing, who: Writer) {
  const { step, once, params, body, files, app, now } = ctx
  if (body.words === '' && !files.photo) throw emptyField('words')
  await guardAttempts(step, now, { conversationWrite: who.writer })
  const { shop_id: shopId } = await step(({ tx }) => requireOpen(tx, params.id, who, body.words))
  const inShop = <T>(work: (given: { tx: Tx }) => Promise<T>) =>
    step(({ tx }) => who.inShop(tx, shopId, () => work({ tx })))
  const photoId = files.photo && (await takeInPhoto({ ...ctx, member: { shopId }, step: inShop }))
  try {
    return await once(async (given) => {
      const talk = await requireOpen(given.tx, params.id, who, body.words, lockConversation)
      return writeLine(given, { ...ctx, talk, who, photoId })
    })
  } finally {
    if (photoId)
      await dropUnshown([photoId], {
        shopId,
        files: app.files,
        inShop: (work) => inShop(({ tx }) => work(tx)),
      })
  }
}

interface Line extends Pick<Writing, 'body' | 'now'> {
  talk: ConversationRecord
  who: Writer
  photoId: string | undefined
}

async function writeLine(
  { tx, enqueue }: Pick<InTx, 'tx' | 'enqueue'>,
  { talk, who, body, photoId, now }: Line,
) {
  const { shop_id: shopId, id: conversationId, account_id: accountId } = talk
  const isShops = talk.side === 'shop'
  const author = isShops ? talk.shop_name : talk.customer_name
  const memberId = isShops ? who.memberId : null
  const message = { id: body.id, words: body.words, accountId, author, memberId, photoId }
  if (await insertMessage(tx, { ...message, shopId, conversationId, now })) {
    await planTelling({ tx, enqueue }, { talk, side: isShops ? across(talk) : 'shop', now })
    await wakeBoth(tx, talk, 'conversations.written')
  }
  const said = await messageRow(tx, talk, body.id)
  if (!said) throw notFound()
  return toldMessage(said, talk)
}

const across = ({ account_id }: ConversationRecord): Side => (account_id ? 'customer' : 'partner')

/** The conversation, in which this may be written: by the words of the shop, and of the partner who reads or writes it. */
async function requireOpen(tx: Tx, id: string, who: Writer, words: string, find = conversationRow) {
  const talk = await find(tx, id, who.asking)
  if (!talk) throw notFound()
  if (talk.closed_at) throw new AppError('conversations.closed')
  if (talk.is_parted) throw new AppError('conversations.parted')
  for (const shopId of [talk.shop_id, talk.partner_id])
    if (shopId) await who.inShop(tx, shopId, () => requireKindWords(tx, words))
  return talk
}

/**
 * Conversations between a customer's account and a shop. A conversation is of two sides and of nobody else: row security shows it to
 * its shop and to its account. What was written stands; who has not read it is told of it once.
 */
import { adminWordRoutes, shopWordRoutes } from '@darzi/contract/blocked-words.ts'
import { conversationRoutes, shopConversationRoutes } from '@darzi/contract/conversations.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { changeOperatorWords, changeShopWords, readOperatorWords, readShopWords } from './blocked-words.ts'
import { openOwnConversation, openShopConversation, readOfOrder } from './open-conversation.ts'
import {
  listConversations,
  listMessages,
  markSeen,
  readConversation,
  readUnread,
  showPhoto,
} from './read-conversations.ts'
import { writeAsCustomer, writeAsShop } from './write-message.ts'

export function openConversations(app: AppContext) {
  handle(app, shopWordRoutes.read, readShopWords)
  handle(app, shopWordRoutes.change, changeShopWords)
  handle(app, adminWordRoutes.read, readOperatorWords)
  handle(app, adminWordRoutes.change, changeOperatorWords)
  handle(app, conversationRoutes.list, (ctx) => listConversations(ctx, 'customer'))
  handle(app, conversationRoutes.unread, (ctx) => readUnread(ctx, 'customer'))
  handle(app, conversationRoutes.open, openOwnConversation)
  handle(app, conversationRoutes.read, (ctx) => readConversation(ctx, 'customer'))
  handle(app, conversationRoutes.messages, (ctx) => listMessages(ctx, 'customer'))
  handleInSteps(app, conversationRoutes.write, writeAsCustomer)
  handle(app, conversationRoutes.seen, (ctx) => markSeen(ctx, 'customer'))
  handleInSteps(app, conversationRoutes.photo, showPhoto)
  handle(app, shopConversationRoutes.list, (ctx) => listConversations(ctx, 'shop'))
  handle(app, shopConversationRoutes.unread, (ctx) => readUnread(ctx, 'shop'))
  handle(app, shopConversationRoutes.ofOrder, readOfOrder)
  handle(app, shopConversationRoutes.open, openShopConversation)
  handle(app, shopConversationRoutes.read, (ctx) => readConversation(ctx, 'shop'))
  handle(app, shopConversationRoutes.messages, (ctx) => listMessages(ctx, 'shop'))
  handleInSteps(app, shopConversationRoutes.write, writeAsShop)
  handle(app, shopConversationRoutes.seen, (ctx) => markSeen(ctx, 'shop'))
  handleInSteps(app, shopConversationRoutes.photo, showPhoto)
}

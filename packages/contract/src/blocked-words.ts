/** Words that are stopped in messages and reviews beside the built-in ones: a shop's own, and the operator's for every shop. */
import { blockedLimits } from '@darzi/tailoring/conversations/blocked-words.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { line } from './shapes.ts'

const words = z.object({ words: z.array(z.string()) })
const change = z.object({ words: z.array(line(blockedLimits.length)).max(blockedLimits.words) })

export const shopWordRoutes = {
  read: route({
    method: 'GET',
    path: '/api/shop/blocked-words',
    access: 'shop:shop.write',
    summary: 'Words nobody writes to this shop, from it or about it',
    reply: words,
  }),
  change: route({
    method: 'PUT',
    path: '/api/shop/blocked-words',
    access: 'shop:shop.write',
    summary: 'Put another list in its place',
    body: change,
    reply: words,
  }),
}

export const adminWordRoutes = {
  read: route({
    method: 'GET',
    path: '/api/admin/blocked-words',
    access: 'operator',
    summary: 'Words that are stopped in every shop, beside the built-in ones',
    reply: words,
  }),
  change: route({
    method: 'PUT',
    path: '/api/admin/blocked-words',
    access: 'operator',
    summary: 'Put another list in its place',
    body: change,
    reply: words,
  }),
}

import { sql } from 'kysely'
import type { InboxSource } from './source.ts'

/** Pieces whose stage somebody has to approve. */
const approval: InboxSource = {
  kind: 'approval',
  needs: 'work.approve',
  needsAnswer: true,
  rows: sql`select 'approval:' || piece.id || ':' || extract(epoch from piece.approval_asked_at)::bigint as key,
      piece.approval_asked_at as at, orders.id as subject_id,
      jsonb_build_object('name', piece.person_name, 'by', coalesce(piece.approval_asked_by, ''), 'number', orders.number) as params
    from order_pieces piece join orders on orders.shop_id = piece.shop_id and orders.id = piece.order_id
   where piece.approval_asked_at is not null and piece.state = 'working' and orders.state not in ('delivered', 'cancelled')`,
}

/** Orders that came by a form and wait for the shop's word. */
const form: InboxSource = {
  kind: 'form',
  needs: 'orders.write',
  needsAnswer: true,
  rows: sql`select 'form:' || orders.id as key, orders.created_at as at, orders.id as subject_id,
      jsonb_build_object('name', customer.name, 'number', orders.number) as params
    from orders join customers customer on customer.shop_id = orders.shop_id and customer.id = orders.customer_id
   where orders.state = 'pending'`,
}

export const orderSources = [approval, form]

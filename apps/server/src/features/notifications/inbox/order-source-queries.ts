import { sql } from 'kysely'
import type { InboxSource } from './source.ts'
import { recently } from './source-queries.ts'

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

/** What customers said about showing photos of their orders. */
const photoConsent: InboxSource = {
  kind: 'photoConsent',
  needs: 'orders.read',
  needsAnswer: false,
  rows: sql`select 'photoConsent:' || consent.id || ':' || consent.state as key,
      coalesce(consent.withdrawn_at, consent.answered_at) as at, orders.id as subject_id,
      jsonb_build_object('name', customer.name, 'number', orders.number, 'state', consent.state) as params
    from photo_consents consent
    join orders on orders.shop_id = consent.shop_id and orders.id = consent.order_id
    join customers customer on customer.shop_id = orders.shop_id and customer.id = orders.customer_id
   where coalesce(consent.withdrawn_at, consent.answered_at) > ${recently}`,
}

export const orderSources = [approval, form, photoConsent]

import { sql } from 'kysely'
import type { InboxSource } from './source.ts'
import { recently } from './source-queries.ts'

/** Orders of the shop that a house gave it: the house's name, where its customer stands, and the order's number here. */
const sewnForHouse = sql`jsonb_build_object('name', customer.name, 'number', orders.number) as params
    from house_work work
    join orders on orders.shop_id = work.tailor_id and orders.id = work.tailor_order_id
    join customers customer on customer.shop_id = orders.shop_id and customer.id = orders.customer_id
   where work.tailor_id = app_shop_id()`

/** The same of the house: the partner's name, and the order's number in the house. */
const givenByHouse = sql`jsonb_build_object('name', work.tailor_name, 'number', orders.number) as params
    from house_work work
    join orders on orders.shop_id = work.shop_id and orders.id = work.order_id
   where work.shop_id = app_shop_id()`

/** The order waits, and its last partner has ended with it. */
const isToGive = sql`orders.state in ('approved', 'in_progress')
     and not exists (select from house_work other where other.shop_id = work.shop_id and other.order_id = work.order_id
       and (other.state <> 'cancelled' or other.assigned_at > work.assigned_at))`

/** Houses that ask the shop to sew for them. */
const houseInvited: InboxSource = {
  kind: 'houseInvited',
  needs: 'house.write',
  needsAnswer: true,
  rows: sql`select 'houseInvited:' || asked.id as key, asked.invited_at as at, asked.id as subject_id,
      jsonb_build_object('name', asked.house_name) as params
    from partnerships asked where asked.tailor_id = app_shop_id() and asked.state = 'invited'`,
}

/** What tailors said to a house: to its invitation, or that they no longer sew for it. */
const partnerAnswered: InboxSource = {
  kind: 'partnerAnswered',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'partnerAnswered:' || answer.id || ':' || answer.state as key,
      case when answer.state = 'ended' then answer.ended_at else answer.answered_at end as at, answer.id as subject_id,
      jsonb_build_object('name', answer.tailor_name, 'state', answer.state) as params
    from partnerships answer where answer.shop_id = app_shop_id() and (
      (answer.state in ('active', 'declined') and answer.answered_at > ${recently})
      or (answer.state = 'ended' and answer.ended_by = 'tailor' and answer.ended_at > ${recently}))`,
}

/** Houses that ask for another rate: the old one holds until the shop has answered. */
const houseRate: InboxSource = {
  kind: 'houseRate',
  needs: 'house.write',
  needsAnswer: true,
  rows: sql`select 'houseRate:' || asked.id || ':' || asked.proposed_at as key, asked.proposed_at as at, asked.id as subject_id,
      jsonb_build_object('name', asked.house_name, 'rate', asked.proposed_rate_bp / 100.0, 'old', asked.rate_bp / 100.0) as params
    from partnerships asked where asked.tailor_id = app_shop_id() and asked.state in ('active', 'paused')
      and asked.proposed_at is not null`,
}

/** What partners said to another rate. */
const partnerRate: InboxSource = {
  kind: 'partnerRate',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'partnerRate:' || said.id || ':' || said.rate_answered_at as key, said.rate_answered_at as at, said.id as subject_id,
      jsonb_build_object('name', said.tailor_name, 'answer', said.rate_answer, 'rate', said.rate_bp / 100.0) as params
    from partnerships said where said.shop_id = app_shop_id() and said.rate_answered_at > ${recently}`,
}

/** Houses that give the shop no orders for a while, or do again. */
const housePaused: InboxSource = {
  kind: 'housePaused',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'housePaused:' || turned.id || ':' || turned.paused_at as key, turned.paused_at as at, turned.id as subject_id,
      jsonb_build_object('name', turned.house_name, 'state', turned.state) as params
    from partnerships turned where turned.tailor_id = app_shop_id() and turned.state in ('active', 'paused')
      and turned.paused_at > ${recently}`,
}

/** Houses that no longer give orders to the shop. */
const houseEnded: InboxSource = {
  kind: 'houseEnded',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'houseEnded:' || over.id as key, over.ended_at as at, over.id as subject_id,
      jsonb_build_object('name', over.house_name) as params
    from partnerships over where over.tailor_id = app_shop_id() and over.state = 'ended' and over.ended_by = 'house'
      and over.ended_at > ${recently}`,
}

/** Orders a house took back before anything was cut. */
const houseTookBack: InboxSource = {
  kind: 'houseTookBack',
  needs: 'orders.read',
  needsAnswer: false,
  rows: sql`select 'houseTookBack:' || work.id as key, work.taken_back_at as at, orders.id as subject_id,
      ${sewnForHouse} and work.taken_back_at > ${recently}`,
}

/** Orders whose house called its own off when they were cut already: finish them, or cancel them here. */
const houseCalledOff: InboxSource = {
  kind: 'houseCalledOff',
  needs: 'orders.cancel',
  needsAnswer: true,
  rows: sql`select 'houseCalledOff:' || work.id as key, work.called_off_at as at, orders.id as subject_id,
      ${sewnForHouse} and work.called_off_at is not null
     and work.state not in ('delivered', 'cancelled')`,
}

/** Orders a house asks for though they are cut: cancel them here, or keep them. */
const houseAsksBack: InboxSource = {
  kind: 'houseAsksBack',
  needs: 'orders.cancel',
  needsAnswer: true,
  rows: sql`select 'houseAsksBack:' || work.id || ':' || work.asked_back_at as key, work.asked_back_at as at,
      orders.id as subject_id,
      ${sewnForHouse} and work.asked_back_at is not null and work.kept_at is null
     and work.state not in ('delivered', 'cancelled')`,
}

/** What a house put right of an order that is sewn here; the order has it. */
const houseCorrected: InboxSource = {
  kind: 'houseCorrected',
  needs: 'orders.read',
  needsAnswer: false,
  rows: sql`select 'houseCorrected:' || work.id || ':' || work.corrected_at as key, work.corrected_at as at, orders.id as subject_id,
      ${sewnForHouse} and work.corrected_at > ${recently} and work.state not in ('delivered', 'cancelled')`,
}

/** What a house changed when it was cut already: the order here is as it was. */
const houseChangedLate: InboxSource = {
  kind: 'houseChangedLate',
  needs: 'orders.read',
  needsAnswer: false,
  rows: sql`select 'houseChangedLate:' || work.id || ':' || work.missed_at as key, work.missed_at as at, orders.id as subject_id,
      ${sewnForHouse} and work.missed_at > ${recently} and work.state not in ('delivered', 'cancelled')`,
}

/** The same, told to the house. */
const partnerMissed: InboxSource = {
  kind: 'partnerMissed',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'partnerMissed:' || work.id || ':' || work.missed_at as key, work.missed_at as at, orders.id as subject_id,
      ${givenByHouse} and work.missed_at > ${recently} and work.state not in ('delivered', 'cancelled')`,
}

/** What a partner keeps that the house asked for. */
const partnerKeeps: InboxSource = {
  kind: 'partnerKeeps',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'partnerKeeps:' || work.id || ':' || work.kept_at as key, work.kept_at as at, orders.id as subject_id,
      ${givenByHouse} and work.kept_at > ${recently}`,
}

/** Money a house sent, by its own word. */
const housePaid: InboxSource = {
  kind: 'housePaid',
  needs: 'house.read',
  needsAnswer: false,
  rows: sql`select 'housePaid:' || paid.id as key, paid.created_at as at, partner.id as subject_id,
      jsonb_build_object('name', partner.house_name, 'minor', -paid.payable_minor, 'currency', paid.currency) as params
    from partner_entries paid
    join partnerships partner on partner.shop_id = paid.shop_id and partner.id = paid.partnership_id
   where paid.tailor_id = app_shop_id() and paid.kind = 'payout' and paid.created_at > ${recently}
     and not exists (select from partner_entries back where back.shop_id = paid.shop_id and back.reverses = paid.id)`,
}

/** Work a partner called off: the house has to find somebody else. */
const partnerGaveBack: InboxSource = {
  kind: 'partnerGaveBack',
  needs: 'house.write',
  needsAnswer: true,
  rows: sql`select 'partnerGaveBack:' || work.id as key, work.changed_at as at, orders.id as subject_id,
      ${givenByHouse} and work.state = 'cancelled' and work.taken_back_at is null
     and work.called_off_at is null and ${isToGive}`,
}

/** Orders a house called off and took that back, while their partner's stays called off. */
const houseGiveAgain: InboxSource = {
  kind: 'houseGiveAgain',
  needs: 'house.write',
  needsAnswer: true,
  rows: sql`select 'houseGiveAgain:' || work.id as key, work.again_at as at, orders.id as subject_id,
      ${givenByHouse} and work.again_at is not null and work.state = 'cancelled'
     and ${isToGive}`,
}

export const houseSources = [
  houseInvited,
  partnerAnswered,
  houseRate,
  partnerRate,
  housePaused,
  houseEnded,
  houseTookBack,
  houseCalledOff,
  houseAsksBack,
  partnerGaveBack,
  houseGiveAgain,
  partnerKeeps,
  houseCorrected,
  houseChangedLate,
  partnerMissed,
  housePaid,
]

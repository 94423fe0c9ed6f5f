/**
 * Sends a form that was read: the customer, then the sizes, then the order that is cut from them. Every step carries its
 * own id, so one that was done is answered again and not done twice; a refusal says which step it belongs to.
 */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import type { MeasurementRecord } from '@darzi/contract/measurements.ts'
import type { Order } from '@darzi/contract/order-shapes.ts'
import { call } from '../../../data/api.ts'
import { cacheOrder } from '../../../data/order-cache.ts'
import type { AddBody } from '../../customers/api.ts'
import { askListsAgain, cacheCustomer, saveToStanding } from '../../customers/api.ts'
import { saveMeasuring } from '../../measurements/api.ts'
import type { TakeBody } from '../../orders/api.ts'
import { findSentOrder } from '../../orders/api.ts'
import { type AllProblems, noProblems, refusedCustomer, refusedOrder, refusedSizes } from './all-problems.ts'
import type { SizesBody } from './read-sizes.ts'
import type { Progress } from './stored-progress.ts'

export interface Saved {
  customer: Customer
  record?: MeasurementRecord
  order?: Order
}

interface Steps {
  customer: AddBody
  idempotencyKey: string
  sizesFor?: (personId: string) => SizesBody
  orderFor?: (customer: Customer) => TakeBody
  /** Told after each step. */
  onSaved: (part: Progress) => void
}

/** A step was refused; those before it stand. */
export class StepRefused extends Error {
  readonly problems: AllProblems
  /** The order stands already, as it was first sent: all of the form as far as it is saved. */
  readonly standing?: Saved
  constructor(problems: AllProblems, standing?: Saved) {
    super('a step of the form was refused')
    this.problems = problems
    this.standing = standing
  }
}

export async function sendForm({ sizesFor, orderFor, onSaved, ...begin }: Steps): Promise<Saved> {
  const customer = await addCustomer(begin)
  onSaved({ customer: { id: customer.id, number: customer.number, name: customer.name } })
  const own = customer.people.find(({ isCustomer }) => isCustomer)?.id ?? ''
  const record = sizesFor && (await addSizes(sizesFor(own)))
  if (record) onSaved({ hasSizes: true })
  const order = orderFor && (await addOrder(orderFor(customer), { customer, record }))
  return { customer, record, order }
}

async function addCustomer({ customer: body, idempotencyKey }: Pick<Steps, 'customer' | 'idempotencyKey'>) {
  const customer = await call('POST /api/customers', { body }, { idempotencyKey })
    .catch((error: unknown) => saveToStanding(error, body))
    .catch(stopWith(refusedCustomer))
  cacheCustomer(customer)
  askListsAgain(customer.id)
  return customer
}

async function addSizes(body: SizesBody): Promise<MeasurementRecord> {
  return saveMeasuring(body).catch(stopWith((error) => refusedSizes(error, body)))
}

async function addOrder(body: TakeBody, before: Saved): Promise<Order> {
  try {
    return cacheOrder(await call('POST /api/orders', { body }))
  } catch (error) {
    const order = await findSentOrder(error, body.id ?? '')
    throw order ? new StepRefused(noProblems, { ...before, order }) : new StepRefused(refusedOrder(error))
  }
}

function stopWith(problemsOf: (error: unknown) => AllProblems) {
  return (error: unknown): never => {
    throw error instanceof StepRefused ? error : new StepRefused(problemsOf(error))
  }
}

/** A shop's book on the pretended server: records are listed, read, added and changed in it. Refusals are the tests' to say. */
import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { aCustomer, anId, cardOf, summaryOf } from './builders.ts'
import { type FakeApi, FakeProblem } from './fake-api.ts'

export interface FakeBook {
  rows: Customer[]
  names: () => string[]
  /** As a colleague on another device does: the record is another version afterwards. */
  change: (id: string, said: Partial<Customer>) => Customer
  /** Answers for this book from now on, also what was refused before. */
  answer: (api: FakeApi) => void
}

export function keepBook(customers: readonly Customer[] = []): FakeBook {
  const rows = [...customers]
  /** What each record was added with: the same again is the same record, other words under its id are refused. */
  const contents = new Map<string, string>()
  return { rows, names: () => rows.map(({ name }) => name).sort(), change, answer }

  function read(id: string | undefined): Customer {
    const found = rows.find((row) => row.id === id)
    if (!found) throw new FakeProblem('request.notFound')
    return found
  }

  function change(id: string, said: Partial<Customer>): Customer {
    const before = read(id)
    const after = { ...before, ...said, version: before.version + 1 }
    rows[rows.indexOf(before)] = after
    return after
  }

  function answer(api: FakeApi): void {
    api
      .answer('GET /api/customers', () => ({ rows: rows.map(cardOf) }))
      .answer('GET /api/customers/summary', () => summaryOf(rows))
      .answer('GET /api/customers/count', () => ({ count: rows.length, isCapped: false }))
      .answer('GET /api/views', { rows: [] })
      .answer('GET /api/orders', { rows: [] })
      .answer('GET /api/measurement-records', { rows: [] })
      .answer('GET /api/customers/:id', ({ params }) => read(params.id))
      .answer('GET /api/customers/:id/timeline', { rows: [], actors: [] })
      .answer('GET /api/customers/by-phone', ({ query }) => {
        const phone = phoneOf(query.phone)
        return { phone, rows: rows.filter((row) => phone && row.phone === phone).map(cardOf) }
      })
      .answer('POST /api/customers', ({ body }) => {
        const { people = [], allowSamePhone: _, email, earlier: __, ...said } = body
        const { id = anId() } = body
        const content = JSON.stringify(body)
        if (contents.has(id) && contents.get(id) !== content) throw new FakeProblem('request.keyReused')
        if (contents.has(id)) return read(id)
        contents.set(id, content)
        const number = `CUST-${String(rows.length + 1).padStart(3, '0')}`
        const added = aCustomer({ ...said, id, number, email: email || undefined })
        const family = people.map((person) => ({ ...person, id: person.id ?? anId(), isCustomer: false }))
        rows.push({ ...added, phone: phoneOf(said.phone), people: [...added.people, ...family] })
        return read(added.id)
      })
      .answer('PATCH /api/customers/:id', ({ params, body }) => {
        const { version, allowSamePhone: _, email, earlier: __, ...said } = body
        if (version !== undefined && version !== read(params.id).version)
          throw new FakeProblem('customers.changedMeanwhile', {
            params: { version: read(params.id).version },
          })
        return change(params.id ?? '', {
          ...said,
          ...(email === undefined ? {} : { email: email || undefined }),
        })
      })
  }
}

/** Enough of a phone number for an Indian shop's book: its last ten digits. */
export function phoneOf(typed = ''): string | undefined {
  const digits = typed.replace(/\D/g, '')
  return digits.length >= 10 ? `+91${digits.slice(-10)}` : undefined
}

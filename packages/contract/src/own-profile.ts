/** What an account keeps of itself for ordering: addresses, and the family it orders for. */
import { relations } from '@darzi/tailoring/own-profile/limits.ts'
import { z } from 'zod'
import { route } from './route.ts'
import { id, line, lines, requiredLine } from './shapes.ts'

const address = {
  /** Home, Office. */
  label: requiredLine(40),
  lines: lines(200).min(1),
  city: requiredLine(80),
  pincode: line(12),
  isDefault: z.boolean(),
}
const ownAddress = z.object({ id, ...address })
export type OwnAddress = z.output<typeof ownAddress>

const person = { name: requiredLine(120), relation: z.enum(relations) }
const ownPerson = z.object({ id, ...person })
export type OwnPerson = z.output<typeof ownPerson>

const ownProfile = z.object({
  /** The default first, then by when they were added. */
  addresses: z.array(ownAddress),
  people: z.array(ownPerson),
})
export type OwnProfile = z.output<typeof ownProfile>

const byId = { params: z.object({ id }) }

export const ownProfileRoutes = {
  read: route({
    method: 'GET',
    path: '/api/own/profile',
    access: 'signedIn',
    summary: 'The addresses and the family of the caller',
    reply: ownProfile,
  }),
  putAddress: route({
    method: 'PUT',
    path: '/api/own/addresses/:id',
    access: 'signedIn',
    summary: 'Keep an address, or change it; the first is the default. Throws ownProfile.full',
    ...byId,
    body: z.object(address),
    reply: ownProfile,
  }),
  removeAddress: route({
    method: 'DELETE',
    path: '/api/own/addresses/:id',
    access: 'signedIn',
    summary: 'Forget an address; of the default the oldest other one takes the place',
    ...byId,
    reply: ownProfile,
  }),
  putPerson: route({
    method: 'PUT',
    path: '/api/own/people/:id',
    access: 'signedIn',
    summary: 'Add somebody of the family, or change them. Throws ownProfile.full',
    ...byId,
    body: z.object(person),
    reply: ownProfile,
  }),
  removePerson: route({
    method: 'DELETE',
    path: '/api/own/people/:id',
    access: 'signedIn',
    summary: 'Take somebody of the family away; orders and sizes stay',
    ...byId,
    reply: ownProfile,
  }),
}

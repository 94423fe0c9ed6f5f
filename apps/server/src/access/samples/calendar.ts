import type { Samples } from '../matrix-sample.ts'
import type { Things } from '../matrix-world.ts'

const appointment = ({ appointmentId }: Things) => ({ params: { id: appointmentId } })
const on = '2031-05-06'
/** A link that leads nowhere; what a right one shows is the calendar's own test. */
const noLink = { also: [404, 429] }
const link = ({ newId }: Things) => ({ params: { token: newId() }, ...noLink })

export const calendarSamples = {
  'GET /api/calendar': () => ({ query: { from: on } }),
  'GET /api/calendar/slots': () => ({ query: { from: on, minutes: '30' } }),
  'GET /api/calendar/settings': () => ({}),
  'PATCH /api/calendar/settings': () => ({ body: { stepMinutes: 30 } }),
  'PUT /api/calendar/hours': () => ({ body: { hours: [{ weekday: 2, from: 540, to: 1260 }] } }),
  'PUT /api/calendar/members/:id': ({ memberId }) => ({
    params: { id: memberId },
    body: { takesAppointments: true, isWoman: false, hours: null, skills: [] },
  }),
  'POST /api/calendar/days-off': ({ newId }) => ({
    body: { id: newId(), firstOn: '2031-10-01', lastOn: '2031-10-02', reason: 'Diwali' },
  }),
  'DELETE /api/calendar/days-off/:id': ({ dayOffId }) => ({ params: { id: dayOffId } }),
  'GET /api/calendar/feed': () => ({}),
  'POST /api/calendar/feed': () => ({}),
  'DELETE /api/calendar/feed': () => ({}),
  'GET /api/calendar/feeds/:token': link,
  'POST /api/appointments': ({ newId, customerId }) => ({
    body: {
      id: newId(),
      kind: 'fitting',
      on,
      minute: 600,
      minutes: 30,
      customerId,
      overbookReason: 'A wedding',
    },
  }),
  'PATCH /api/appointments/:id': (things) => ({
    ...appointment(things),
    body: { notes: 'Bring the lehenga' },
  }),
  'POST /api/appointments/:id/state': (things) => ({ ...appointment(things), body: { state: 'done' } }),
  'GET /api/appointment/:token': link,
  'GET /api/appointment/:token/slots': (things) => ({ ...link(things), query: { from: on } }),
  'POST /api/appointment/:token/move': (things) => ({ ...link(things), body: { on, minute: 660 } }),
  'POST /api/appointment/:token/cancel': link,
  'GET /api/booking/:token': link,
  'GET /api/booking/:token/slots': (things) => ({ ...link(things), query: { from: on, kind: 'fitting' } }),
  'POST /api/booking/:token': (things) => ({
    ...link(things),
    body: { kind: 'fitting', on, minute: 660, name: 'Meera', phone: '+919876512397' },
  }),
} satisfies Samples

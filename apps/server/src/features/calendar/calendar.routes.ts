/**
 * Calendar: appointments in the hours of the shop and its staff. Of two who book the last slot at once one gets it and the other is
 * offered the next; a time is booked over only with a reason; what is past is never booked.
 */
import { appointmentRoutes, bookingRoutes, calendarRoutes } from '@darzi/contract/calendar.ts'
import type { AppContext } from '../../http/app-context.ts'
import { handle, handleInSteps } from '../../http/handle.ts'
import { bookAppointment, changeAppointmentOf, setAppointmentState } from './book.ts'
import { bookByPage, readBookingPage, readBookingSlots } from './booking-page.ts'
import { makeFeed, readFeed, readFeedState, revokeFeed } from './feed.ts'
import { cancelOwn, moveOwn, readOwn, readOwnSlots } from './own-appointment.ts'
import { readCalendar, readSlots } from './read-calendar.ts'
import { addDayOff, readSettings, removeDayOff, setHours, setMember, setRules } from './set-up.ts'

export function openCalendar(app: AppContext) {
  handle(app, calendarRoutes.read, readCalendar)
  handle(app, calendarRoutes.slots, readSlots)
  handle(app, calendarRoutes.settings, readSettings)
  handle(app, calendarRoutes.setRules, setRules)
  handle(app, calendarRoutes.setHours, setHours)
  handle(app, calendarRoutes.setMember, setMember)
  handle(app, calendarRoutes.addDayOff, addDayOff)
  handle(app, calendarRoutes.removeDayOff, removeDayOff)
  handle(app, calendarRoutes.feed, readFeedState)
  handle(app, calendarRoutes.makeFeed, makeFeed)
  handle(app, calendarRoutes.revokeFeed, revokeFeed)
  handleInSteps(app, calendarRoutes.readFeed, readFeed)
  handle(app, appointmentRoutes.book, bookAppointment)
  handle(app, appointmentRoutes.change, changeAppointmentOf)
  handle(app, appointmentRoutes.setState, setAppointmentState)
  handleInSteps(app, bookingRoutes.own, readOwn)
  handleInSteps(app, bookingRoutes.ownSlots, readOwnSlots)
  handleInSteps(app, bookingRoutes.moveOwn, moveOwn)
  handleInSteps(app, bookingRoutes.cancelOwn, cancelOwn)
  handleInSteps(app, bookingRoutes.page, readBookingPage)
  handleInSteps(app, bookingRoutes.slots, readBookingSlots)
  handleInSteps(app, bookingRoutes.book, bookByPage)
}

/** For rooms that ask what of a customer's sizes still waits to be checked. */
export { measuredSince } from './sent-queries.ts'

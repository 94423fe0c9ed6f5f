import { randomBytes } from 'node:crypto'

/** 128 random bits: nobody guesses the link on a slip. */
export const newTrackingToken = () => randomBytes(16).toString('base64url')

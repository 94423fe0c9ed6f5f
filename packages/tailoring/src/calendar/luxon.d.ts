/** The few parts of luxon that the shop's clock needs; the library ships no types. */
declare module 'luxon' {
  export class DateTime {
    static fromISO(text: string, options: { zone: string }): DateTime
    static fromJSDate(date: Date, options: { zone: string }): DateTime
    readonly hour: number
    readonly minute: number
    readonly isValid: boolean
    set(values: { hour: number; minute: number }): DateTime
    plus(values: { days: number }): DateTime
    startOf(unit: 'day'): DateTime
    /** All instants at which the clock shows this time, the earliest first. */
    getPossibleOffsets(): DateTime[]
    toJSDate(): Date
    /** Null of an invalid one. */
    toISODate(): string | null
  }
}

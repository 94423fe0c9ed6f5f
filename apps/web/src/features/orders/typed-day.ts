import { isDay } from '@darzi/tailoring/customers/days.ts'
import type { ChangeEvent } from 'react'

/** Stands for a day that is none. */
export const noDay = '-'

/** 31 February has no value of its own, as an emptied field has none: it must not be taken for an emptied field. */
export const typedDay = ({ target }: ChangeEvent<HTMLInputElement>): string =>
  target.validity.badInput ? noDay : target.value

export const shownDay = (day = ''): string => (isDay(day) ? day : '')

/** The constants of the specification (sections 4, 5 and 9), as the program has them. */
import { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { shopPaymentRoutes } from '@darzi/contract/shop-payments.ts'
import { ranges } from '@darzi/tailoring/analytics/spans.ts'
import { badgeDays, recentDays, regularAbove, repeatAbove } from '@darzi/tailoring/customers/badge.ts'
import { clothKinds } from '@darzi/tailoring/garments/cloth-kinds.ts'
import { defaultStages } from '@darzi/tailoring/garments/garment.ts'
import { orderTypes } from '@darzi/tailoring/garments/order-types.ts'
import { notificationEvents } from '@darzi/tailoring/notifications/events.ts'
import { paymentMethods } from '@darzi/tailoring/payments/methods.ts'
import { languages } from '@darzi/words/languages.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'

test('the languages are English, Hindi and Punjabi, all written from the left', () => {
  expect(Object.entries(languages).map(([code, { name, direction }]) => [code, name, direction])).toEqual([
    ['en', 'English', 'ltr'],
    ['hi', 'Hindi', 'ltr'],
    ['pa', 'Punjabi', 'ltr'],
  ])
})

test('a garment goes through the six stages unless its shop says otherwise', () => {
  expect(defaultStages.map(({ key }) => key)).toEqual([
    'received',
    'fabric',
    'cutting',
    'sewing',
    'fitting',
    'delivery',
  ])
})

test('order types and cloth types are the six of each', () => {
  expect(orderTypes).toEqual(['suit', 'shirt', 'pants', 'dress', 'blouse', 'other'])
  expect(clothKinds).toEqual(['cotton', 'silk', 'wool', 'linen', 'polyester', 'other'])
})

test('the bounds of the directory are 7 and 30 days, more than 3 and more than 2 orders', () => {
  expect({ badgeDays, recentDays, regularAbove, repeatAbove }).toEqual({
    badgeDays: 7,
    recentDays: 30,
    regularAbove: 3,
    repeatAbove: 2,
  })
})

test('ways to pay, with fee and day of settlement', () => {
  const table = Object.entries(paymentMethods).map(([key, { feeBasisPoints, settlementDays }]) => [
    key,
    feeBasisPoints,
    settlementDays,
  ])
  expect(table).toEqual([
    ['cash', 0, 0],
    ['upi', 0, 0],
    ['qr', 0, 0],
    ['debit', 150, 1],
    ['credit', 250, 2],
    ['netbanking', 0, 1],
    ['paytm', 50, 1],
    ['phonepe', 50, 1],
    ['gpay', 50, 1],
  ])
})

test('what is told unless somebody says otherwise: all but birthdays', () => {
  const silent = Object.entries(notificationEvents).filter(([, { isOnAtFirst }]) => !isOnAtFirst)
  expect(silent.map(([key]) => key)).toEqual(['customerBirthday'])
})

test('the periods of analytics are week, month, quarter and year', () => {
  expect(ranges).toEqual(['week', 'month', 'quarter', 'year'])
})

test('the periods of payment reports are 7, 30 and 90 days', () => {
  const { query } = shopPaymentRoutes.report
  expect(['7', '30', '90', '365'].map((days) => query.safeParse({ days }).success)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

test('the choices of the measuring wizard are the sizes, sexes and builds of the specification', () => {
  const { person } = z.toJSONSchema(bodyScanRoutes.save.body, { unrepresentable: 'any' }).properties as never
  expect(person).toMatchObject({
    properties: {
      sex: { enum: ['male', 'female', 'unknown'] },
      size: { enum: ['XS', 'S', 'M', 'L', 'XL', 'XXL'] },
      bodyShape: { enum: ['athletic', 'slim', 'regular', 'plus'] },
    },
  })
})

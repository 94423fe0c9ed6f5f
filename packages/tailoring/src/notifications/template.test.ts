import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notificationEvents } from './events.ts'
import { fillTemplate, templateFault, variablesIn } from './template.ts'

const allowed = notificationEvents.orderReady.variables

test.each([
  ['Hello {customerName}, {orderId} is ready.', undefined],
  ['कुल {totalAmount}, बाकी {amountDue}', undefined],
  ['5 < 6 and 7 > 6 & so on', undefined],
  ['Hello {customer}', 'notifications.unknownVariable'],
  ['Hello { customerName }', 'notifications.unknownVariable'],
  ['Hello {}', 'notifications.unknownVariable'],
  ['Hello {customerName', 'notifications.brokenHole'],
  ['Hello {{customerName}}', 'notifications.brokenHole'],
  ['trial on {trialDate}', 'notifications.unknownVariable'],
  ['<script>alert(1)</script>', 'notifications.script'],
  ['< IMG src=x onerror=alert(1)>', 'notifications.script'],
  ['see javascript :alert(1)', 'notifications.script'],
  ['&#60;script>', 'notifications.script'],
])('%s → %s', (text, code) => {
  expect(templateFault(text, allowed)?.code).toBe(code)
})

test('a text without faults has no hole left once it is filled, whatever it is filled with', () => {
  const part = fc.oneof(
    fc.constantFrom(...allowed.map((name) => `{${name}}`)),
    fc.string().map((text) => text.replace(/[{}<&]/g, '')),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.string(), (parts, value) => {
      const text = parts.join(' ')
      if (templateFault(text, allowed)) return
      const plain = value.replace(/[{}]/g, '')
      const filled = fillTemplate(text, Object.fromEntries(allowed.map((name) => [name, plain])))
      expect(variablesIn(filled)).toEqual([])
    }),
  )
})

test('what is filled in is not read for holes again', () => {
  expect(fillTemplate('{customerName}!', { customerName: '{orderId}', orderId: 'ORD-1' })).toBe('{orderId}!')
})

test('a hole nothing is known of leaves no gap', () => {
  expect(fillTemplate('Call {shopPhone} now.', {})).toBe('Call now.')
})

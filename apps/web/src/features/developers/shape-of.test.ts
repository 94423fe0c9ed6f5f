import { expect, test } from 'vitest'
import { shapeOf } from './shape-of.ts'

test('an object is written a field a line, with what may be left out marked', () => {
  const shape = shapeOf({
    type: 'object',
    required: ['id', 'people'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string', minLength: 1, maxLength: 60 },
      people: {
        type: 'array',
        items: { type: 'object', properties: { age: { type: 'integer', minimum: 0 } } },
      },
    },
  })
  expect(shape).toBe('{\n  id: uuid\n  name?: string (1–60)\n  people: [{\n    age?: integer (0–)\n  }]\n}')
})

test.each([
  [{ enum: ['high', 'low'] }, '"high" | "low"'],
  [{ const: true }, 'true'],
  [{ anyOf: [{ type: 'string' }, { type: 'null' }] }, 'string | null'],
  [{ type: 'array', items: { type: 'string' }, minItems: 1 }, '[string] (1–)'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [name]: number }'],
  [{ type: 'integer', minimum: -9007199254740991, maximum: 9007199254740991 }, 'integer'],
  [{ allOf: [{ type: 'string' }, { const: 1 }] }, 'string & 1'],
  [{}, 'any'],
])('%o is %s', (schema, shape) => {
  expect(shapeOf(schema)).toBe(shape)
})

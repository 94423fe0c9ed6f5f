import { styleOptions } from '@darzi/tailoring/garments/styles.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pictureOf } from './pictures.ts'

const drawn = (key: string) => {
  const draw = pictureOf(key)
  return draw ? renderToStaticMarkup(createElement('svg', null, draw())) : ''
}

test.each(Object.entries(styleOptions))(
  'every option of %s has a drawing, no two the same',
  (group, options) => {
    const drawings = options.map((option) => drawn(`${group}.${option}`))
    expect(drawings.every((drawing) => drawing.includes('<path'))).toBe(true)
    expect(new Set(drawings).size).toBe(options.length)
  },
)

test('no drawing names a colour of its own', () => {
  for (const [group, options] of Object.entries(styleOptions))
    for (const option of options)
      expect(drawn(`${group}.${option}`)).not.toMatch(/#[0-9a-f]{3}|rgb|NaN|undefined/)
})

test('an option of the shop’s own has none', () => {
  expect(pictureOf('collar.own')).toBeUndefined()
})

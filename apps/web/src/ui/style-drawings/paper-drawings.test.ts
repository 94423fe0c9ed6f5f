/** The work tag prints these drawings too. The server knows no screens: it has each as a file, black on white for roll printers. */
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { styleOptions } from '@darzi/tailoring/garments/styles.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pictureOf } from './pictures.ts'

const folder = fileURLToPath(new URL('../../../../server/papers/styles/', import.meta.url))
const keys = Object.entries(styleOptions).flatMap(([group, options]) =>
  options.map((option) => `${group}.${option}`),
)

/** What Drawing.module.css says, in ink alone: the part in question is grey, and thick where the screen has a colour. */
const inks = {
  cloth: 'fill:#fff',
  part: 'fill:#d0d0d0;stroke-width:2.2',
  hole: 'fill:#eee',
  seam: 'stroke-width:1.2;stroke-dasharray:2.6 2.4',
  fine: 'stroke:#444;stroke-width:1.2',
  body: 'stroke:#888;stroke-width:1.4',
  bold: 'stroke-width:2.8',
  edge: 'stroke:#bbb;stroke-width:7;stroke-linecap:butt',
  dot: 'fill:#000;stroke:none',
  knob: 'fill:#fff;stroke-width:1.6',
  accent: 'stroke-width:3',
}

test.each(keys)(
  'the tag’s file of %s is the screen’s drawing in ink (written anew by vitest -u)',
  async (key) => {
    await expect(`${inInk(key)}\n`).toMatchFileSnapshot(`${folder}${key}.svg`)
  },
)

test('the tag has a file for every option, and none for what is gone', () => {
  expect(readdirSync(folder).sort()).toEqual(keys.map((key) => `${key}.svg`).sort())
})

function inInk(key: string): string {
  const drawn = renderToStaticMarkup(createElement('g', null, pictureOf(key)?.()))
  const classes = new Set<string>()
  const plain = drawn.replace(/class="_(\w+)_\w+"/g, (_all, name: string) => {
    classes.add(name)
    return `class="${name}"`
  })
  const style = [...classes].sort().map((name) => `.${name}{${inkOf(name)}}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72" fill="none" stroke="#000" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><style>${style.join('')}</style>${plain}</svg>`
}

function inkOf(name: string): string {
  const ink = (inks as Record<string, string>)[name] // names come from the drawings
  if (!ink) throw new Error(`paper has no ink for ${name}`)
  return ink
}

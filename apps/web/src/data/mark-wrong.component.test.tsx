/** After an answer from the server the focus goes to what is wrong now, not to what was wrong before. */
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { markWrong } from './mark-wrong.ts'

function Form({ onMark }: { onMark: (mark: (name: string) => void) => void }) {
  const [wrong, setWrong] = useState('size')
  onMark(setWrong)
  return (
    <form>
      <fieldset aria-invalid={wrong === 'size'}>
        <input type="radio" aria-label="M" />
      </fieldset>
      <input aria-label="Phone" aria-invalid={wrong === 'phone'} />
    </form>
  )
}

test('the first field that is wrong by the newest answer has the focus as soon as it is marked', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  let mark = (_name: string): void => {}
  root.render(<Form onMark={(given) => (mark = given)} />)
  await expect.element(page.getByLabelText('Phone')).toBeVisible()
  const form = place.querySelector('form')
  await new Promise((resume) => setTimeout(resume))
  markWrong(form, () => mark('phone'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Phone')
  markWrong(form, () => mark('size'))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('M')
  root.unmount()
  place.remove()
})

import { expect, test } from 'vitest'
import { checkForm, filledFields, oddSizes } from './check-form.ts'
import { emptyForm, type FormText } from './form-fields.ts'

const aForm = (said: Partial<FormText> = {}): FormText => ({
  ...emptyForm(),
  name: 'Meera',
  phone: '98765 43210',
  ...said,
})

test('name and phone are needed, nothing else is', () => {
  expect(checkForm(aForm())).toEqual({})
  expect(Object.keys(checkForm(emptyForm()))).toEqual(['name', 'phone'])
})

test('a day that is none is told at its field; a day, and none at all, are not', () => {
  expect(checkForm(aForm({ due_date: '31 Feb 2027' }))).toEqual({ due_date: 'problems.field.date' })
  expect(checkForm(aForm({ due_date: '2027-02-28' }))).toEqual({})
})

test.each(['38', '38.5', '38 1/2', '३८', '', '0'])('%j is a size', (chest) => {
  expect(checkForm(aForm({ chest }))).toEqual({})
})

test.each(['wide', '-3', '36 7/9'])('%j is no size, and is said so at its field', (chest) => {
  expect(checkForm(aForm({ chest }))).toEqual({ chest: 'get-measured.form.notASize' })
})

test('what is empty or zero is not sent', () => {
  expect(filledFields(aForm({ chest: ' 38.5 ', waist: '0', hips: '0.0', notes: ' ' }))).toEqual({
    name: 'Meera',
    phone: '98765 43210',
    chest: '38.5',
  })
})

test('a waist of 340 inches is no person’s; one of 88 is asked about as centimetres, a wrist of 11 for itself', () => {
  expect(checkForm(aForm({ waist: '340' }))).toEqual({ waist: 'get-measured.form.tooLong' })
  expect(checkForm(aForm({ waist: '88' }))).toEqual({})
  expect(oddSizes(aForm({ waist: '88' }))).toMatchObject([
    { key: 'waist', typed: '88', words: 'get-measured.form.oddUnit', params: { value: '88' } },
  ])
  expect(oddSizes(aForm({ wrist: '11' }))).toMatchObject([{ key: 'wrist', words: 'get-measured.form.odd' }])
  expect(oddSizes(aForm({ chest: '38', waist: '32', weight: '150' }))).toEqual([])
})

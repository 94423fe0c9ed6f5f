import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createMailFolder } from './mail-folder.ts'
import type { Mail } from './mailer.ts'

let folder: string
let instant: number
const now = () => new Date(instant++)

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'darzi-mail-')), 'mail')
  instant = Date.UTC(2026, 10, 21, 9)
})
afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

function aMail(said: Partial<Mail> = {}): Mail {
  return { id: 'mail-1', to: 'meera@example.com', subject: 'Your coat', text: 'It is ready.', ...said }
}

test('a sent mail can be read whole, also by a program started later', async () => {
  const mail = aMail({ text: 'तैयार है', html: '<p>तैयार है</p>' })
  await createMailFolder({ folder, now }).send(mail)
  expect(await createMailFolder({ folder }).read('mail-1')).toEqual({
    ...mail,
    sentAt: '2026-11-21T09:00:00.000Z',
  })
})

test('the list is newest first, and empty before the first mail', async () => {
  const mails = createMailFolder({ folder, now })
  expect(await mails.list()).toEqual([])
  for (const id of ['b', 'c', 'a']) await mails.send(aMail({ id, subject: `Letter ${id}` }))
  expect((await mails.list()).map(({ subject }) => subject)).toEqual(['Letter a', 'Letter c', 'Letter b'])
})

test('only the newest are kept', async () => {
  const mails = createMailFolder({ folder, now, mostKept: 3 })
  for (const id of ['a', 'b', 'c', 'd', 'e']) await mails.send(aMail({ id }))
  expect((await mails.list()).map(({ id }) => id)).toEqual(['e', 'd', 'c'])
  expect(await readdir(folder)).toHaveLength(3)
})

test('a mail sent again replaces the first', async () => {
  const mails = createMailFolder({ folder, now })
  await mails.send(aMail({ text: 'first' }))
  await mails.send(aMail({ text: 'again' }))
  expect(await mails.list()).toHaveLength(1)
  expect((await mails.read('mail-1'))?.text).toBe('again')
})

test('an id finds only its own mail and never another file', async () => {
  const mails = createMailFolder({ folder, now })
  await mails.send(aMail({ id: 'a_b' }))
  expect((await mails.read('a_b'))?.id).toBe('a_b')
  for (const id of ['b', 'a', '../secret', '']) expect(await mails.read(id)).toBeUndefined()
})

test('a file spoilt by hand does not hide the other mails', async () => {
  const mails = createMailFolder({ folder, now })
  await mails.send(aMail())
  await writeFile(join(folder, '2026-11-22T00-00-00.000Z_spoilt.json'), '{"id":')
  expect((await mails.list()).map(({ id }) => id)).toEqual(['mail-1'])
})

test('a mail that could not be sent for real is not kept either', async () => {
  const mails = createMailFolder({ folder, now })
  await expect(mails.send(aMail({ id: '../../x' }))).rejects.toMatchObject({ kind: 'badMail' })
  expect(await mails.list()).toEqual([])
})

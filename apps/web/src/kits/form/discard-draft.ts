import { call } from '../../data/api.ts'
import { deviceStorage } from '../../data/device-storage.ts'
import { askDraftsAgain } from './draft-list.ts'
import { deviceKey, forgetDraft } from './stored-draft.ts'

/** Throws a draft away, here and at the server, without opening its form; answers what puts it back as it was. */
export async function discardDraft(key: string): Promise<() => Promise<void>> {
  const address = { params: { key } }
  const { draft } = await call('GET /api/drafts/:key', address)
  await call('DELETE /api/drafts/:key', address)
  const [feature = '', ...form] = key.split('.')
  const onDevice = deviceKey(feature, form.join('.'))
  const text = deviceStorage.getItem(onDevice)
  forgetDraft(onDevice)
  askDraftsAgain()
  return async () => {
    if (text !== null) deviceStorage.setItem(onDevice, text)
    if (draft) {
      const { label, content } = draft
      await call('PUT /api/drafts/:key', { ...address, body: { label, content } })
    }
    askDraftsAgain()
  }
}

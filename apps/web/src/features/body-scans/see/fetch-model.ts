import type { ModelPlace } from './model-place.ts'

/**
 * Brings the model's files into the browser's own keeping and tells how far it is. The library then asks for the same
 * addresses, which never change, and is answered from there.
 */
export async function fetchModel({ at, files }: ModelPlace, onBytes: (bytes: number) => void): Promise<void> {
  let done = 0
  for (const { name, bytes } of files) {
    const before = done
    await drain(`${at}/${name}`, (count) => {
      done += count
      onBytes(done)
    })
    done = before + bytes
    onBytes(done)
  }
}

async function drain(address: string, onCount: (count: number) => void): Promise<void> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const reader = answer.body?.getReader()
  if (!reader) return void (await answer.arrayBuffer())
  for (let part = await reader.read(); !part.done; part = await reader.read()) onCount(part.value.length)
}

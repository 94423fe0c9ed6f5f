/** Sews and drapes beside the page; FreeSewing comes with it, and only when somebody wants to see this. */
import type { Draped } from '@darzi/body/cloth/cloth.ts'
import { sewGarment, type ToSew } from '@darzi/body/cloth/sew-garment.ts'

export type SewAnswer = { id: number } & ({ made: Draped } | { failure: string })

self.addEventListener('message', async ({ data }: MessageEvent<ToSew & { id: number }>) => {
  const { id, ...asked } = data
  try {
    const made = await sewGarment(asked)
    self.postMessage({ id, made } satisfies SewAnswer)
  } catch (error) {
    self.postMessage({ id, failure: String(error) } satisfies SewAnswer)
  }
})

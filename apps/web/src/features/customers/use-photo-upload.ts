import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { useEffect, useState } from 'react'
import { uploadPhoto } from './upload-photo.ts'

/** Sends a photo for a record that now exists, once; `retry` sends it again after a refusal or a lost line. */
export function usePhotoUpload(id: string, photo: File | undefined) {
  const [attempt, setAttempt] = useState(1)
  const [progress, setProgress] = useState<number>()
  const [problem, setProblem] = useState<unknown>()
  const [stored, setStored] = useState<Customer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt sends the same photo again
  useEffect(() => {
    if (!photo) return
    setProblem(undefined)
    setProgress(0)
    uploadPhoto({ id, photo, onProgress: setProgress })
      .then(setStored, setProblem)
      .finally(() => setProgress(undefined))
  }, [id, photo, attempt])
  return { progress, problem, stored, retry: () => setAttempt((count) => count + 1) }
}

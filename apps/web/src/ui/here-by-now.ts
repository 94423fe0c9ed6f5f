/**
 * What `lazy` asks for a part that is fetched beside its page. Should it be here when it is first drawn, it is told at once: React
 * would show what stands in for it, and keep that for 300 ms.
 */
export function hereByNow<T>(coming: Promise<T>): () => Promise<T> {
  let asked = coming
  coming.then(
    (part) => {
      // React reads `then` alone, and takes what that says before it returns.
      // biome-ignore lint/suspicious/noThenProperty: this is what makes it tell at once
      asked = { then: (tell: (part: T) => void) => tell(part) } as unknown as Promise<T>
    },
    () => {},
  )
  return () => asked
}

/** Timings of the product specification's translation widget. */
const retryEveryMs = 500
const giveUpAfterMs = 10_000

/** Looks every half second whether it has come; false when it has not within ten seconds. */
export async function waitForWidget(
  isThere: () => boolean,
  wait: (ms: number) => Promise<void> = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<boolean> {
  for (let waited = 0; waited < giveUpAfterMs; waited += retryEveryMs) {
    if (isThere()) return true
    await wait(retryEveryMs)
  }
  return isThere()
}

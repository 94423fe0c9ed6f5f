/** The program cannot start, for a reason its operator can mend. The message is one sentence, shown as it is. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A real SMTP server on loopback for tests. It keeps what it takes; each step can be told to refuse. */
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type TakenMail = { from: string; to: string[]; source: string }
export type RunningSmtp = { url: string; taken: TakenMail[]; stop(): Promise<void> }

export async function startSmtp(
  steps: Pick<SMTPServerOptions, 'onRcptTo' | 'onConnect' | 'onAuth'> = {},
): Promise<RunningSmtp> {
  const taken: TakenMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 100,
    async onData(stream, session, done) {
      const source = await text(stream)
      const { mailFrom, rcptTo } = session.envelope
      taken.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), source })
      done()
    },
    ...steps,
  })
  // A client that gives up in the middle is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server listening on TCP has an address of this shape; only pipes have a string.
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** An error that the server answers with this code. */
export function answer(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode })
}

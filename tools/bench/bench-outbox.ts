/**
 * How many messages a second go from the outbox to a provider, on the embedded database: from the row that waits to the provider's
 * yes and the row that says so. The provider is a server on this machine that answers at once.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startGateway } from '../../apps/server/src/adapters/sms/gateway-for-tests.ts'
import { buildApp } from '../../apps/server/src/app.ts'
import { transact } from '../../apps/server/src/db/transact.ts'
import { insertNotification } from '../../apps/server/src/features/notifications/notification-store.ts'
import { readSettings } from '../../apps/server/src/settings.ts'
import { aShop } from '../../apps/server/src/testing/builders.ts'
import { printTable } from './print-table.ts'

const messages = 500

export async function benchOutbox(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'darzi-bench-outbox-'))
  const gateway = await startGateway()
  const environment = { DARZI_DATA: folder, DARZI_DEMO: 'off', DARZI_LOG: 'error', SMS_URL: gateway.url }
  const app = await buildApp(readSettings(environment))
  try {
    const shop = await aShop(app)
    const begun = performance.now()
    await transact(app.database.pool, { side: 'job', shopId: shop.id }, async ({ tx }) => {
      for (let turn = 0; turn < messages; turn++) {
        const id = app.newId()
        await insertNotification(tx, {
          shopId: shop.id,
          id,
          event: 'test',
          channel: 'sms',
          recipient: '+919876543210',
          recipientName: 'Asha',
          language: 'pa',
          subject: '',
          message: 'ਤੁਹਾਡਾ ਆਰਡਰ ਤਿਆਰ ਹੈ',
          now: app.now(),
        })
        await app.jobs.enqueue(tx, 'notifications.send', { shopId: shop.id, id })
      }
    })
    const written = performance.now()
    app.jobs.nudge('notifications.send')
    while (gateway.taken.length < messages) await new Promise((done) => setTimeout(done, 5))
    const sent = performance.now()
    const perSecond = (ms: number) => Math.round(messages / (ms / 1000))
    console.log('\nnotifications through the outbox, embedded database, one process')
    printTable(
      ['messages', 'written /s', 'sent /s', 'sent twice'],
      [[messages, perSecond(written - begun), perSecond(sent - written), gateway.taken.length - messages]],
    )
  } finally {
    await app.fastify.close()
    await gateway.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** `npm start`: reads the settings, holds the port, builds the app, listens, prints where. Every refusal is one sentence. */
import { buildApp } from './app.ts'
import { chooseDefaultShop } from './choose-default-shop.ts'
import { greet } from './greet.ts'
import { holdPort } from './hold-port.ts'
import { listen } from './listen.ts'
import { prepareDemos, seedDemo } from './seed/seed-demo.ts'
import { readSettings } from './settings.ts'
import { StartError } from './start-error.ts'

try {
  const settings = readSettings(process.env)
  const releasePort = await holdPort(settings)
  const app = await buildApp(settings)
  let isEnding = false
  const end = async () => {
    if (isEnding) return
    isEnding = true
    await app.fastify.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void end())
  process.on('SIGINT', () => void end())
  const demo = await seedDemo(app)
  await chooseDefaultShop(app)
  await releasePort()
  const address = await listen(app).catch(async (error: unknown) => {
    await app.fastify.close()
    throw error
  })
  greet(address, settings, demo)
  await prepareDemos(app).catch((error: unknown) => app.fastify.log.error({ error }, 'no demos'))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}

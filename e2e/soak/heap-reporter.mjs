/** Loaded into the server by the soak: at SIGUSR2 it collects all garbage and says what is still in use. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
process.on('SIGUSR2', () => {
  for (let time = 0; time < 3; time++) collectGarbage()
  console.log(`memory in use: ${JSON.stringify(process.memoryUsage())}`)
})

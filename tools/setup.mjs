/**
 * Makes a fresh clone ready, and is quick when nothing is to do. It runs before anything is installed, so it and
 * what it imports are plain JavaScript on Node's own modules.
 *
 *   node tools/setup.mjs [build] [browser]
 */
import { chdir } from 'node:process'
import { fileURLToPath } from 'node:url'
import { browserOrInstall } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'
import { refusalOfNode } from './setup/node-version.mjs'
import { atExitRelease, waitForTurn } from './setup/turn.mjs'

const tasks = { build, browser: browserOrInstall }

chdir(fileURLToPath(new URL('..', import.meta.url)))
const wanted = process.argv.slice(2)
const refusal =
  refusalOfNode(process.versions.node) ??
  wanted
    .filter((word) => !(word in tasks))
    .map((word) => `tools/setup.mjs knows build and browser, not “${word}”.`)[0]

if (refusal) {
  console.error(refusal)
  process.exitCode = 1
} else {
  await setUp()
}

async function setUp() {
  try {
    atExitRelease()
    await waitForTurn('.')
    await install()
    for (const word of wanted) await tasks[word]()
  } catch (failure) {
    console.error(failure.message)
    process.exitCode = 1
  }
}

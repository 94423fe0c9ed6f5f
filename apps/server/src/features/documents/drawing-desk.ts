/**
 * The process that draws papers as pictures (see papers/draw-picture.mjs): begun with the first picture, gone again after
 * a quiet minute, begun anew when it should ever end.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { folderOf } from './folders.ts'

interface Waiting {
  resolve(png: Uint8Array): void
  reject(reason: Error): void
}
type Answer = { id: number; png: Uint8Array } | { id: number; failed: string }

/** A process, and those who wait for a picture of its making: another's end is nothing to them. */
interface Desk {
  process: ChildProcess
  waiting: Map<number, Waiting>
}

const quietMs = 60_000
let desk: Desk | undefined
let quiet: NodeJS.Timeout | undefined
let last = 0

export function drawSvg(svg: string): Promise<Uint8Array> {
  const id = ++last
  return new Promise((resolve, reject) => {
    desk ??= openDesk()
    clearTimeout(quiet)
    desk.waiting.set(id, { resolve, reject })
    desk.process.ref()
    desk.process.channel?.ref()
    desk.process.send({ id, svg })
  })
}

function openDesk(): Desk {
  const process = fork(`${folderOf('papers')}/draw-picture.mjs`, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
  })
  const opened: Desk = { process, waiting: new Map() }
  process.on('message', (answer) => hear(opened, answer as Answer)) // draw-picture.mjs sends nothing else
  process.on('error', () => process.kill())
  process.on('exit', () => {
    if (desk === opened) desk = undefined
    for (const { reject } of opened.waiting.values())
      reject(new Error('the drawing of a picture ended early'))
    opened.waiting.clear()
  })
  return opened
}

function hear(from: Desk, answer: Answer) {
  const asked = from.waiting.get(answer.id)
  from.waiting.delete(answer.id)
  if (from.waiting.size === 0) rest(from)
  if ('png' in answer) asked?.resolve(answer.png)
  else asked?.reject(new Error(answer.failed))
}

/** With nothing to draw it keeps nobody from ending, and ends itself after a while. */
function rest(idle: Desk) {
  idle.process.unref()
  idle.process.channel?.unref()
  quiet = setTimeout(() => {
    if (desk === idle) desk = undefined
    idle.process.disconnect()
  }, quietMs)
  quiet.unref()
}

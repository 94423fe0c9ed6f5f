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

const quietMs = 60_000
let desk: ChildProcess | undefined
let quiet: NodeJS.Timeout | undefined
let last = 0
const waiting = new Map<number, Waiting>()

export function drawSvg(svg: string): Promise<Uint8Array> {
  const id = ++last
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    desk ??= openDesk()
    clearTimeout(quiet)
    desk.ref()
    desk.channel?.ref()
    desk.send({ id, svg })
  })
}

function openDesk(): ChildProcess {
  const opened = fork(`${folderOf('papers')}/draw-picture.mjs`, {
    serialization: 'advanced',
    execArgv: [],
    env: {},
  })
  opened.on('message', (answer) => hear(answer as Answer)) // draw-picture.mjs sends nothing else
  opened.on('error', () => opened.kill())
  opened.on('exit', () => {
    if (desk === opened) desk = undefined
    for (const { reject } of waiting.values()) reject(new Error('the drawing of a picture ended early'))
    waiting.clear()
  })
  return opened
}

function hear(answer: Answer) {
  const asked = waiting.get(answer.id)
  waiting.delete(answer.id)
  if (waiting.size === 0) rest()
  if ('png' in answer) asked?.resolve(answer.png)
  else asked?.reject(new Error(answer.failed))
}

/** With nothing to draw it keeps nobody from ending, and ends itself after a while. */
function rest() {
  const idle = desk
  idle?.unref()
  idle?.channel?.unref()
  quiet = setTimeout(() => {
    if (desk === idle) desk = undefined
    idle?.disconnect()
  }, quietMs)
  quiet.unref()
}

/** Runs in a thread of its own: makes one avatar, hands its file over and ends. */
import { parentPort, workerData } from 'node:worker_threads'
import { makeAvatar } from '@darzi/body/avatar/make-avatar.ts'
import { writeGlb } from '@darzi/body/avatar/write-glb.ts'

parentPort?.postMessage(writeGlb(makeAvatar(workerData)))

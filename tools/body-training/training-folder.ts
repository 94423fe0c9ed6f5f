import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where pictures' masks and features wait between the steps of training; nothing of it is kept in the project. */
export const trainingFolder = process.env.BODY_TRAINING ?? join(tmpdir(), 'darzi-body-training')

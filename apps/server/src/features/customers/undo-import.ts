import type { customerImportRoutes } from '@darzi/contract/customer-imports.ts'
import { AppError, notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { lockBook } from './customer-store.ts'
import {
  countOfImport,
  lockImport,
  removeUntouched,
  setImportState,
  takeBackNumbers,
} from './import-store.ts'
import { readImport } from './import-view.ts'

const recordsPerStep = 500

/**
 * Removes what an import added and nobody changed since; `kept` counts what stayed. Stopped half-way it is simply
 * asked again. Throws imports.alreadyUndone, and imports.stillRunning while the import works.
 */
export async function undoImport(ctx: StepsContext<typeof customerImportRoutes.undoImport>) {
  const { step, params, member } = ctx
  const removeSome = () =>
    step(async ({ tx }) => {
      await requireDone(await lockImport(tx, params.id))
      return removeUntouched(tx, params.id, recordsPerStep)
    })
  while ((await removeSome()) === recordsPerStep);
  return step(async ({ tx, publishEvent }) => {
    const held = requireDone(await lockImport(tx, params.id))
    await lockBook(tx, member.shopId)
    await removeUntouched(tx, params.id, recordsPerStep)
    await takeBackNumbers(tx)
    await setImportState(tx, params.id, 'undone')
    const kept = await countOfImport(tx, params.id)
    await publishEvent({
      kind: 'customers.importUndone',
      subject: { type: 'import', id: params.id, name: held.filename },
      params: { kept },
    })
    return { ...(await readImport(tx, params.id)), kept }
  })
}

type Held = Awaited<ReturnType<typeof lockImport>>

function requireDone(held: Held): NonNullable<Held> {
  if (!held) throw notFound()
  if (held.state === 'undone') throw new AppError('imports.alreadyUndone')
  if (held.state === 'running') throw new AppError('imports.stillRunning')
  return held
}

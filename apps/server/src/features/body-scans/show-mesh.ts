import type { bodyScanRoutes } from '@darzi/contract/body-scans.ts'
import { notFound } from '../../http/app-error.ts'
import type { StepsContext } from '../../http/request-context.ts'
import { guardAttempts } from '../accounts/api.ts'
import { meshOf } from './mesh-of.ts'
import { scanForCaller } from './scan-for-caller.ts'
import { eachSite } from './scan-sites.ts'

/** The form of call 7's person as a glTF file: the avatar the screens draw, made of the same numbers. Throws notFound. */
export async function showMesh({ step, now, account, params }: StepsContext<typeof bodyScanRoutes.mesh>) {
  await guardAttempts(step, now, { mesh: account.id })
  const scan = await step(({ tx }) => scanForCaller(tx, { account, userId: params.userId }))
  if (!scan) throw notFound()
  const { person, estimates, tape, torso } = scan
  const sitesMm = eachSite((site) => tape[site] ?? estimates[site].mm)
  const { sex, heightMm, weightKg } = person
  const bytes = await meshOf({ sex, heightMm, weightKg, sitesMm, torso })
  return { contentType: 'model/gltf-binary', filename: 'body.glb', bytes }
}

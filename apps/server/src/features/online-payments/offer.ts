import type { Currency } from '@darzi/tailoring/money/currencies.ts'
import { gatewayKeys } from '../../adapters/gateways/gateway.ts'
import { missingOf, takes } from '../../adapters/gateways/open-gateways.ts'
import type { Tx } from '../../db/tx.ts'
import type { Settings } from '../../settings.ts'
import { methodsOff } from '../ledger/api.ts'
import { isClosed } from '../shops/api.ts'

/** Each gateway with what it still needs. */
export const gatewayStates = (settings: Settings, currency: Currency) =>
  gatewayKeys.map((key) => {
    const missing = missingOf(key, settings)
    return { key, isReady: missing.length === 0, isPossible: takes(key, currency), missing }
  })

/** Whether customers of this shop may pay online. */
export async function onlineOffer(tx: Tx, settings: Settings, currency: Currency): Promise<boolean> {
  const isReady = gatewayStates(settings, currency).some((gateway) => gateway.isReady && gateway.isPossible)
  return isReady && !(await methodsOff(tx)).includes('online') && !(await isClosed(tx))
}

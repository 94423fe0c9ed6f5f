import { Secret, TOTP } from 'otpauth'
import type { AppContext } from '../http/app-context.ts'
import { grantTo } from '../operator/operator-store.ts'
import { asOwner } from './as-owner.ts'
import { type AnAccount, anAccount, signedIn } from './builders.ts'

/** An account that runs this server; with a second factor in force, unless the test says otherwise. */
export async function anOperator(
  app: AppContext,
  { hasSecondFactor = true, ...given }: AnAccount & { hasSecondFactor?: boolean } = {},
) {
  const account = await anAccount(app, { name: 'Olga Operator', ...given })
  await asOwner(app, async (client) => {
    await grantTo(client, account.id, app.now())
  })
  if (hasSecondFactor) await putFactorInForce(app, account.id)
  return account
}

const secret = 'JBSWY3DPEHPK3PXP'

export const putFactorInForce = (app: AppContext, accountId: string) =>
  asOwner(app, (client) =>
    client.query(
      `insert into second_factors (account_id, secret, begun_at, confirmed_at) values ($1, $2, $3, $3)
        on conflict (account_id) do update set confirmed_at = excluded.confirmed_at`,
      [accountId, secret, app.now()],
    ),
  )

/** What the code app of putFactorInForce shows now, or so many half minutes from now. */
export const codeOfFactor = (app: AppContext, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.now().getTime() + later * 30_000,
  })

export const operatorAtWork = async (app: AppContext) => signedIn(app, (await anOperator(app)).id)

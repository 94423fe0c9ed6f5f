import { isThere } from './print-table.ts'
import { callRows, type Proof, pathRows } from './rows.ts'
import { ruleSections } from './rule-rows.ts'

/** Every row that counts as there, with the test that must pass for it. */
export const provenRows: readonly { says: string; proof: Proof }[] = [
  ...pathRows.filter(isThere).map(({ path, proof }) => ({ says: path, proof })),
  ...callRows.map(({ call, proof }) => ({ says: `call ${call}`, proof })),
  ...ruleSections
    .flatMap(({ rows }) => rows)
    .filter(isThere)
    .map(({ says, proof }) => ({ says, proof })),
].flatMap(({ says, proof }) => (proof ? [{ says, proof }] : []))

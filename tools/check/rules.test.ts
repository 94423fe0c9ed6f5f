import { expect, test } from 'vitest'
import { runRules } from './rules.ts'

test('a rule nobody knows is an error, not a rule that holds', async () => {
  await expect(runRules(['formet'])).rejects.toThrow(/^No rule is called formet\. The rules are .*\bformat\b/)
})

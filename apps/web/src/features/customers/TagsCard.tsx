import type { Customer } from '@darzi/contract/customer-shapes.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { TagInput } from '../../ui/TagInput.tsx'
import { useT } from '../../words/use-t.ts'
import { setTags } from './customer-commands.ts'
import { useSummary } from './customer-queries.ts'

/** The tags sewn on this customer, changed on the spot. */
export function TagsCard({ customer, isOpen }: { customer: Customer; isOpen: boolean }) {
  const t = useT()
  const { data: summary } = useSummary()
  if (!isOpen && customer.tags.length === 0) return null
  return (
    <Card>
      {isOpen ? (
        <TagInput
          label={t('customers.card.tags')}
          value={customer.tags}
          suggestions={summary?.tags.map(({ tag }) => tag)}
          onChange={(tags) => void setTags(customer, tags)}
        />
      ) : (
        customer.tags.map((tag) => (
          <Badge key={tag} tone="indigo">
            {tag}
          </Badge>
        ))
      )}
    </Card>
  )
}

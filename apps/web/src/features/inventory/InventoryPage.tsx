import { Plus } from 'lucide-react'
import { useMay } from '../../data/session.ts'
import { links } from '../../links.ts'
import { ScreenHeader } from '../../shell/ScreenHeader.tsx'
import { useDialogAddress } from '../../shell/use-dialog-address.ts'
import { Button } from '../../ui/Button.tsx'
import { useT } from '../../words/use-t.ts'
import { InventoryList } from './InventoryList.tsx'
import { InventoryMenu } from './InventoryMenu.tsx'
import { useStockSummary } from './inventory-data.ts'
import { inventoryList } from './inventory-list.ts'

/** The stock: what there is, what runs low, and the next thing to do about it. */
export default function InventoryPage() {
  const t = useT()
  const { query } = inventoryList.useQuery()
  const { data: summary } = useStockSummary()
  const mayWrite = useMay('inventory.write')
  const dialog = useDialogAddress('do')
  const isEmpty = summary?.total === 0 && !inventoryList.isNarrowed(query) && !query.archived
  return (
    <>
      <ScreenHeader
        title={t(query.archived ? 'inventory.page.archived' : 'inventory.page.title')}
        backTo={query.archived ? links.inventory() : links.tailorDashboard()}
        extra={
          <>
            {mayWrite && !isEmpty && (
              <Button
                kind="primary"
                icon={<Plus size={20} aria-hidden="true" />}
                onClick={() => dialog.open('add')}
              >
                {t('inventory.page.add')}
              </Button>
            )}
            <InventoryMenu query={query} onImport={() => dialog.open('import')} />
          </>
        }
      />
      <InventoryList />
    </>
  )
}

import { Archive, ClipboardCheck, FileSpreadsheet, FileUp, Truck, Users } from 'lucide-react'
import { createElement } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../data/api.ts'
import { saveFile } from '../../data/save-file.ts'
import { useSession } from '../../data/session.ts'
import { links } from '../../links.ts'
import { toastProblem } from '../../shell/toasts.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { useT } from '../../words/use-t.ts'
import { type InventoryQuery, inventoryList } from './inventory-list.ts'

/** What can be done with the whole stock. */
export function InventoryMenu({ query, onImport }: { query: InventoryQuery; onImport: () => void }) {
  const t = useT()
  const navigate = useNavigate()
  const can = useSession().shop?.can ?? []
  const go = (to: string) => () => void navigate(to)
  const [writes, buys] = [can.includes('inventory.write'), can.includes('inventory.buy')]
  const offered = [
    { key: 'purchases', icon: Truck, isOn: buys, run: go(links.purchases()) },
    { key: 'suppliers', icon: Users, isOn: buys, run: go(links.suppliers()) },
    { key: 'stocktake', icon: ClipboardCheck, isOn: writes, run: go(links.stocktake()) },
    { key: 'import', icon: FileUp, isOn: writes, run: onImport },
    { key: 'export', icon: FileSpreadsheet, isOn: buys, run: () => void exportStock(query) },
    {
      key: 'archived',
      icon: Archive,
      isOn: writes && !query.archived,
      run: go(links.inventory({ archived: 'true' })),
    },
  ]
  const actions = offered.flatMap(({ key, icon, isOn, run }) =>
    isOn ? [{ key, label: t(`inventory.menu.${key}`), icon: createElement(icon, { size: 20 }), run }] : [],
  )
  return actions.length > 0 && <ActionMenu label={t('inventory.menu.label')} actions={actions} />
}

/** Saves the stock as it is filtered on this device. */
async function exportStock(query: InventoryQuery): Promise<void> {
  try {
    const file = await call('GET /api/inventory/export.csv', { query: inventoryList.send(query) })
    saveFile(file, 'stock.csv')
  } catch (error) {
    toastProblem(error)
  }
}

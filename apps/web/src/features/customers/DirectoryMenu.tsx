import { Archive, Combine, Contact, FileSpreadsheet, FileUp, UserPlus } from 'lucide-react'
import { createElement } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '../../data/session.ts'
import styles from '../../kits/list/List.module.css'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { useT } from '../../words/use-t.ts'
import type { DirectoryQuery } from './customer-list.ts'
import { exportCustomers } from './export-customers.ts'

interface Props {
  query: DirectoryQuery
  hasRows: boolean
  mayAdd: boolean
}

/** What can be done with the whole book. */
export function DirectoryMenu({ query, hasRows, mayAdd }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const can = useSession().shop?.can ?? []
  const go = (to: string) => () => void navigate(to)
  const offered = [
    { key: 'import', icon: FileUp, isOn: can.includes('customers.import'), run: go(links.importCustomers()) },
    {
      key: 'exportCsv',
      icon: FileSpreadsheet,
      isOn: hasRows && can.includes('customers.export'),
      run: () => void exportCustomers({ query, format: 'csv' }),
    },
    {
      key: 'exportVcard',
      icon: Contact,
      isOn: hasRows && can.includes('customers.export'),
      run: () => void exportCustomers({ query, format: 'vcard' }),
    },
    {
      key: 'duplicates',
      icon: Combine,
      isOn: hasRows && can.includes('customers.merge'),
      run: go(links.duplicateCustomers()),
    },
    {
      key: 'archived',
      icon: Archive,
      isOn: hasRows && !query.archived,
      run: go(links.customers({ archived: 'true' })),
    },
  ]
  const actions = offered.flatMap(({ key, icon, isOn, run }) =>
    isOn ? [{ key, label: t(`customers.menu.${key}`), icon: createElement(icon, { size: 20 }), run }] : [],
  )
  return (
    <>
      {mayAdd && !query.archived && (
        <ButtonLink
          to={links.addCustomer()}
          kind="primary"
          className={styles.onlyDesk}
          icon={<UserPlus size={20} aria-hidden="true" />}
        >
          {t('customers.menu.add')}
        </ButtonLink>
      )}
      {actions.length > 0 && <ActionMenu label={t('customers.menu.label')} actions={actions} />}
    </>
  )
}

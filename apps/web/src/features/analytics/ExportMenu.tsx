import { FileSpreadsheet, FileText } from 'lucide-react'
import { useListQuery } from '../../kits/list/define-list.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { useT } from '../../words/use-t.ts'
import { exportFigures, figuresQuery, useFigures } from './analytics-data.ts'

/** Saves what is shown as a file or on paper; nothing to save before the figures have come. */
export function ExportMenu() {
  const t = useT()
  const { query } = useListQuery(figuresQuery)
  const { data } = useFigures(query)
  if (!data) return null
  const save = (kind: 'csv' | 'pdf') => () => void exportFigures(kind, query, data)
  return (
    <ActionMenu
      label={t('analytics.export.label')}
      actions={[
        {
          key: 'csv',
          label: t('analytics.export.csv'),
          icon: <FileSpreadsheet size={20} aria-hidden="true" />,
          run: save('csv'),
        },
        {
          key: 'pdf',
          label: t('analytics.export.pdf'),
          icon: <FileText size={20} aria-hidden="true" />,
          run: save('pdf'),
        },
      ]}
    />
  )
}

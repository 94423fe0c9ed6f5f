import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Import.module.css'
import { fields, type Mapping, remapped } from './import-mapping.ts'

interface Props {
  columns: CustomerImport['columns']
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Each column of the file with some of its cells, and the field it is. */
export function ImportColumns({ columns, mapping, onChange }: Props) {
  const t = useT()
  return (
    <ul className={styles.columns}>
      {columns.map(({ index, header, samples }) => {
        const name = header || t('customers-import.map.column', { place: index + 1 })
        return (
          <li key={index} className={styles.column} data-mapped={mapping.columns[index] !== undefined}>
            <div className={styles.source}>
              <strong>{name}</strong>
              <span className={styles.samples}>{samples.filter(Boolean).slice(0, 3).join(' · ')}</span>
            </div>
            <select
              className={styles.pick}
              aria-label={t('customers-import.map.fieldFor', { column: name })}
              value={mapping.columns[index] ?? ''}
              onChange={(event) =>
                onChange(
                  remapped(
                    mapping,
                    index,
                    fields.find((field) => field === event.target.value),
                  ),
                )
              }
            >
              <option value="">{t('customers-import.map.leaveOut')}</option>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {t(`customers-import.field.${field}`)}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}

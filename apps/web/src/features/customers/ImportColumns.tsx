import type { CustomerImport } from '@darzi/contract/customer-imports.ts'
import { useSay } from '../../words/use-say.ts'
import styles from './Import.module.css'
import { fields, type Mapping, remapped } from './import-mapping.ts'

interface Props {
  columns: CustomerImport['columns']
  mapping: Mapping
  onChange: (mapping: Mapping) => void
}

/** Each column of the file with some of its cells, and the field it is. */
export function ImportColumns({ columns, mapping, onChange }: Props) {
  const say = useSay()
  return (
    <ul className={styles.columns}>
      {columns.map(({ index, header, samples }) => {
        const name = header || say('customers-import.map.column', { place: index + 1 })
        return (
          <li key={index} className={styles.column} data-mapped={mapping.columns[index] !== undefined}>
            <div className={styles.source}>
              <strong>{name}</strong>
              <span className={styles.samples}>{samples.filter(Boolean).slice(0, 3).join(' · ')}</span>
            </div>
            <select
              className={styles.pick}
              aria-label={say('customers-import.map.fieldFor', { column: name })}
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
              <option value="">{say('customers-import.map.leaveOut')}</option>
              {fields.map((field) => (
                <option key={field} value={field}>
                  {say(`customers-import.field.${field}`)}
                </option>
              ))}
            </select>
          </li>
        )
      })}
    </ul>
  )
}

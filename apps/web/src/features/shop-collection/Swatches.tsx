import type { CollectionItem } from '@darzi/contract/collection-shapes.ts'
import { useId } from 'react'
import { useT } from '../../words/use-t.ts'
import styles from './Choices.module.css'
import { colourName } from './colour-name.ts'

interface Props {
  colours: CollectionItem['colours']
  chosen: string | undefined
  onChoose: (name: string) => void
}

/** The colours as patches of cloth; the name of the chosen one stands beside them. */
export function Swatches({ colours, chosen, onChoose }: Props) {
  const t = useT()
  const group = useId()
  return (
    <fieldset className={styles.choices}>
      <legend>
        {t('shop-collection.item.colour')}{' '}
        {chosen && <span className={styles.now}>{colourName(t, chosen)}</span>}
      </legend>
      <div className={styles.row}>
        {colours.map(({ name, hex }) => (
          <label key={name} className={styles.swatch} title={colourName(t, name)}>
            <input
              type="radio"
              name={group}
              className="onlyRead"
              checked={name === chosen}
              onChange={() => onChoose(name)}
            />
            <span className="onlyRead">{colourName(t, name)}</span>
            <span className={styles.patch} aria-hidden="true" style={{ background: hex }} />
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useId } from 'react'
import { skinTones, useSkinTone } from '../../theme/skin-tone.ts'
import { useT } from '../../words/use-t.ts'
import styles from './Avatar.module.css'

/** Five tones, one of them worn. */
export function SkinChoice() {
  const t = useT()
  const group = useId()
  const [chosen, choose] = useSkinTone()
  return (
    <fieldset className={styles.tones}>
      <legend className="onlyRead">{t('avatar.skin.label')}</legend>
      {skinTones.map((tone) => (
        <label key={tone} className={styles.tone} data-tone={tone}>
          <input
            type="radio"
            name={group}
            className="onlyRead"
            checked={tone === chosen}
            onChange={() => choose(tone)}
          />
          <span className="onlyRead">{t('avatar.skin.tone', { tone })}</span>
        </label>
      ))}
    </fieldset>
  )
}

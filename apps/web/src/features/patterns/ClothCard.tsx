import type { Layout } from '@darzi/body/pattern/lay-out.ts'
import { inUnit } from '@darzi/tailoring/units/length.ts'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { useT } from '../../words/use-t.ts'
import { ClothPicture } from './ClothPicture.tsx'
import { howLaid, metresSaid } from './layout-words.ts'
import styles from './Patterns.module.css'
import { SaveButtons } from './SaveButtons.tsx'
import type { LayoutToSave } from './save-layout.ts'
import { girthName, pieceName } from './sheet-words.ts'
import { type LaidCloths, type UsedCloth, widthsCm } from './use-cloth.ts'
import type { UsedNest } from './use-nest.ts'

interface Props {
  used: UsedCloth & { laid: LaidCloths }
  /** What it is cloth for, where that is more than what is drawn. */
  of?: string | undefined
  toSave: LayoutToSave
  /** Of several sizes any may lie on the cloth. */
  nest: Pick<UsedNest, 'sizes' | 'laid' | 'setLaid'>
}

/** How much cloth the pieces take, by laying them on it, and the layout to take along. */
export function ClothCard({ used, of, toSave, nest }: Props) {
  const t = useT()
  const { cloth, onChange, laid } = used
  return (
    <Card title={t('patterns.cloth.title')}>
      {of && <p className={styles.note}>{t('patterns.cloth.together', { parts: of })}</p>}
      <div className={styles.wide}>
        <NativeSelect
          label={t('patterns.cloth.width')}
          value={cloth.widthCm}
          options={widthsCm.map((cm) => ({
            value: String(cm),
            label: t('patterns.cloth.widthOf', { cm, inches: Math.round(inUnit(cm * 10, 'in')) }),
          }))}
          onChange={(event) => onChange({ widthCm: Number(event.target.value) })}
        />
        {nest.sizes && nest.laid && (
          <NativeSelect
            label={t('patterns.cloth.size')}
            value={String(nest.laid.step)}
            options={nest.sizes.map((sized) => {
              const size = girthName(t, sized, toSave.paper.unit)
              return {
                value: String(sized.step),
                label: sized.step === 0 ? t('patterns.cloth.ownSize', { size }) : size,
              }
            })}
            onChange={(event) => nest.setLaid(Number(event.target.value))}
          />
        )}
        <Checkbox
          label={t('patterns.cloth.nap')}
          checked={cloth.hasNap}
          onChange={(event) => onChange({ hasNap: event.target.checked })}
        />
      </div>
      <Outcome laid={laid} toSave={toSave} />
    </Card>
  )
}

function Outcome({ laid: { main, lining }, toSave }: { laid: LaidCloths; toSave: LayoutToSave }) {
  const t = useT()
  const saysTooNarrow = ({ tooWide }: Layout) => (
    <p className={styles.failed}>
      {t('patterns.cloth.tooNarrow', { pieces: tooWide.map((key) => pieceName(t, key)).join(', ') })}
    </p>
  )
  if (main.tooWide.length > 0) return saysTooNarrow(main)
  return (
    <>
      <p className={styles.metres}>
        <strong>{t('patterns.cloth.metres', { metres: metresSaid(main) })}</strong> {howLaid(t, main)}
      </p>
      {lining.laid.length > 0 && lining.tooWide.length === 0 && (
        <p className={styles.metres}>{t('patterns.cloth.lining', { metres: metresSaid(lining) })}</p>
      )}
      {lining.tooWide.length > 0 && saysTooNarrow(lining)}
      <ClothPicture layout={main} label={t('patterns.cloth.picture')} />
      <p className={styles.note}>{t('patterns.cloth.note')}</p>
      <SaveButtons
        kinds={['svg', 'dxf']}
        nameOf={(kind) => t(`patterns.layout.${kind}`)}
        onSave={async (kind) => (await import('./save-layout.ts')).saveLayout(kind, { ...toSave, t })}
      />
    </>
  )
}

import type { BodySizes } from '@darzi/tailoring/collection/fit.ts'
import { descriptionIn, nameIn } from '@darzi/tailoring/collection/other-words.ts'
import { verdictOf } from '@darzi/tailoring/collection/verdict.ts'
import type { LengthUnit } from '@darzi/tailoring/units/length.ts'
import { type ReactNode, useId } from 'react'
import { problemSentence } from '../../data/problem-error.ts'
import { links } from '../../links.ts'
import { ButtonLink } from '../../shell/ButtonLink.tsx'
import { HonestButton } from '../../ui/HonestButton.tsx'
import { Money } from '../../ui/Money.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { useScanInAddress } from '../body-scans/api.ts'
import { colourName, StyleFields, styleKey } from '../shop-collection/api.ts'
import { adviceWords, notedWords } from './advice-words.ts'
import { drawnGroups } from './drawn-styles.ts'
import fitStyles from './Fit.module.css'
import styles from './TryOn.module.css'
import type { Choice } from './use-choice.ts'
import type { useWorn } from './use-worn.ts'

interface Props {
  choice: Choice
  trying: ReturnType<typeof useWorn>
  body: BodySizes
  unit: LengthUnit
  chooseSize: (size: string) => void
  chooseColour: (colour: string) => void
  chooseStyle: (group: string, option: string) => void
  /** What else there is to choose beside its colours. */
  children?: ReactNode
}

/** Size and colour of the chosen garment, and the button that puts it on. */
export function ChosenGarment(props: Props) {
  const { choice, trying, body, unit, chooseSize, chooseColour, chooseStyle, children } = props
  const t = useT()
  const asked = useScanInAddress()
  const language = useLanguage()
  const { garment, colour, best } = choice
  const { worn, apply, isApplying, isNoted, problem } = trying
  const short = worn?.short
  const size = garment?.sizes.find((each) => each.size === choice.size)
  if (!garment) return null
  const advised = garment.sizes.find((each) => each.size === best?.size)
  const verdict = advised && verdictOf(body, { ...garment, finished: advised })
  const missing = !size ? 'try-on.chosen.needsSize' : !colour ? 'try-on.chosen.needsColour' : undefined
  return (
    <section className={styles.card} aria-labelledby="try-on-chosen">
      <h2 id="try-on-chosen">{nameIn(garment, language)}</h2>
      <p className={styles.price}>
        <Money minor={garment.priceMinor} currency={garment.currency} />
      </p>
      {garment.description && <p className={styles.soft}>{descriptionIn(garment, language)}</p>}
      {garment.isMadeToMeasure && (
        <div className={styles.measured}>
          <strong>{t('try-on.measured.title')}</strong>
          <p>{t('try-on.measured.why')}</p>
          <ButtonLink
            to={links.checkout({
              item: garment.id,
              fit: 'measured',
              colour: colour?.name,
              scan: asked,
              ...Object.fromEntries(choice.styles.map(({ group, option }) => [styleKey(group), option])),
            })}
          >
            {t('try-on.chosen.madeToMeasure')}
          </ButtonLink>
        </div>
      )}
      <OneOf
        legend={t(garment.isMadeToMeasure ? 'try-on.measured.instead' : 'try-on.chosen.size')}
        options={garment.sizes.map((each) => ({ value: each.size }))}
        chosen={choice.size}
        onChoose={chooseSize}
      />
      {best && verdict && <p className={styles.advice}>{adviceWords(best, verdict, unit, t)}</p>}
      <OneOf
        legend={t('try-on.chosen.colour', { colour: colourName(t, colour?.name ?? '') })}
        options={garment.colours.map(({ name, hex }) => ({
          value: name,
          name: colourName(t, name),
          look: <span className={styles.dot} aria-hidden="true" style={{ background: hex }} />,
        }))}
        chosen={colour?.name}
        onChoose={chooseColour}
      />
      <StyleFields
        groups={drawnGroups(garment)}
        chosen={choice.styles}
        usual={t('try-on.chosen.asSewn')}
        onChoose={chooseStyle}
      />
      {children}
      <HonestButton
        kind="primary"
        isLarge
        isBusy={isApplying}
        reason={missing && t(missing)}
        onClick={() => size && colour && apply({ item: garment, size, colour, styles: choice.styles })}
      >
        {t(isApplying ? 'try-on.chosen.applying' : 'try-on.chosen.apply')}
      </HonestButton>
      <p role="status" className={short ? fitStyles.tooSmall : styles.noted}>
        {isNoted && worn && notedWords(worn, unit, t)}
      </p>
      {problem === 'drawing' && <p role="alert">{t('try-on.chosen.failed')}</p>}
      {typeof problem === 'object' && (
        <p role="alert">{t('try-on.chosen.untold', { why: problemSentence(problem.untold, t) })}</p>
      )}
    </section>
  )
}

interface OneOfProps {
  legend: ReactNode
  options: readonly { value: string; name?: string; look?: ReactNode }[]
  chosen: string | undefined
  onChoose: (value: string) => void
}

/** A few choices side by side, each with its name or its look. */
function OneOf({ legend, options, chosen, onChoose }: OneOfProps) {
  const group = useId()
  return (
    <fieldset className={styles.oneOf}>
      <legend>{legend}</legend>
      <div className={styles.chips}>
        {options.map(({ value, name = value, look }) => (
          <label key={value} className={look ? styles.swatch : styles.choice} title={name}>
            <input
              type="radio"
              name={group}
              className="onlyRead"
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {look}
            <span className={look ? 'onlyRead' : undefined}>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { type ComponentProps, startTransition, useOptimistic } from 'react'
import { Checkbox } from './Checkbox.tsx'

interface Props extends Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> {
  /** What is stored. */
  checked: boolean
  /** Sends the choice; done when `checked` says what became of it. */
  onSwitch(isWanted: boolean): Promise<unknown>
}

/** A choice that is sent as soon as it is made: shown at once, and as stored again when it was refused. */
export function AwaitedCheckbox({ checked, onSwitch, ...rest }: Props) {
  const [isShown, showAtOnce] = useOptimistic(checked)
  const choose = (isWanted: boolean) =>
    startTransition(async () => {
      showAtOnce(isWanted)
      await onSwitch(isWanted)
    })
  return <Checkbox {...rest} checked={isShown} onChange={({ target }) => choose(target.checked)} />
}

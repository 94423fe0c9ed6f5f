import { Mic } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useLanguage, useT } from '../../words/use-t.ts'
import { canHear, type Deafness, listen } from './speech.ts'
import { spokenSize } from './spoken-size.ts'

interface Props {
  onHeard: (text: string) => void
  /** Why nothing was heard; with nothing, listening begins anew. */
  onDeaf: (why?: Deafness) => void
}

/** Says the size instead of typing it: both hands stay at the tape. Only where the browser can hear. */
export function VoiceButton({ onHeard, onDeaf }: Props) {
  const t = useT()
  const language = useLanguage()
  const [isListening, setListening] = useState(false)
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])
  if (!canHear()) return null
  function start() {
    if (isListening) return stop.current?.()
    setListening(true)
    onDeaf(undefined)
    stop.current = listen({
      language,
      onHeard: (words) => onHeard(spokenSize(words)),
      onDeaf,
      onEnd: () => setListening(false),
    })
  }
  return (
    <Button
      kind={isListening ? 'primary' : 'quiet'}
      aria-pressed={isListening}
      aria-label={t('measurements.voice.say')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={start}
      icon={<Mic size={22} aria-hidden="true" />}
    />
  )
}

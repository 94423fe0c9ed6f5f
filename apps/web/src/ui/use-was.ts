import { useState } from 'react'

/** True from the first showing at which `is` was: what is fetched when it is asked for stays once it has come. */
export function useWas(is: boolean): boolean {
  const [was, setWas] = useState(is)
  if (is && !was) setWas(true)
  return was || is
}

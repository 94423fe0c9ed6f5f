import { useState } from 'react'
import styles from './Avatar.module.css'
import { initialsOf } from './initials.ts'

interface Props {
  name: string
  photoUrl?: string
  size?: number
}

/** A photo, or the initials on a patch of cloth. Decorative: the name stands beside it. */
export function Avatar({ name, photoUrl, size = 44 }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const box = { inlineSize: size, blockSize: size, fontSize: size * 0.38 }
  if (photoUrl && photoUrl !== brokenUrl) {
    return (
      <img
        className={styles.avatar}
        style={box}
        src={photoUrl}
        alt=""
        loading="lazy"
        onError={() => setBrokenUrl(photoUrl)}
      />
    )
  }
  return <span className={styles.avatar} style={box} aria-hidden="true" data-initials={initialsOf(name)} />
}

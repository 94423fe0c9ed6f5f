/** Darker than this everywhere is no picture: a covered lens, or a camera that has gone. */
const darkest = 10
const side = 16

/** Whether the camera gives a picture just now: its stream runs, and something is to be seen in it. */
export function hasPicture(video: HTMLVideoElement): boolean {
  return video.videoWidth > 0 && isLive(video) && isLit(video)
}

/** A stream that ended leaves its last frame standing, which shows nobody who has stepped back since. */
export const isLive = ({ srcObject }: Pick<HTMLVideoElement, 'srcObject'>): boolean =>
  srcObject instanceof MediaStream &&
  srcObject.getVideoTracks().some(({ readyState, muted }) => readyState === 'live' && !muted)

function isLit(video: HTMLVideoElement): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return true
  pen.drawImage(video, 0, 0, side, side)
  const { data } = pen.getImageData(0, 0, side, side)
  return data.some((value, at) => at % 4 !== 3 && value > darkest)
}

/** Whether the avatars of 300 measured people keep what they promise, and how near they come. Needs the survey beside the project. */
import { examineAvatar, fromLeanToHeavy, inWords } from '../body-training/examine-avatars.ts'
import { hasSurvey } from '../body-training/survey.ts'
import { printTable } from './print-table.ts'

const perSex = 150

/** Ends the bench as failed when one promise is broken. */
export async function benchAvatars(): Promise<void> {
  if (!hasSurvey) {
    console.log('No survey of measured people stands beside the project (BODY_DATA).')
    return
  }
  const rows = (['male', 'female'] as const).map((sex) => {
    const marks = fromLeanToHeavy(sex, perSex).map((person) => {
      const mark = examineAvatar(person)
      if (mark.broken.length > 0) console.log(`${inWords(person)}: ${mark.broken.join('; ')}`)
      return mark
    })
    const worst = (of: (mark: (typeof marks)[number]) => number) => Math.max(...marks.map(of))
    const broken = marks.filter((mark) => mark.broken.length > 0).length
    if (broken > 0) process.exitCode = 1
    return [
      sex,
      marks.length,
      broken,
      marks.filter((mark) => mark.isClosed).length,
      worst((mark) => mark.torsoOffMm).toFixed(1),
      worst((mark) => mark.limbsOffMm).toFixed(1),
      worst((mark) => mark.triangles),
    ]
  })
  console.log('\navatars of measured people, from the leanest to the heaviest')
  printTable(['sex', 'people', 'broken', 'closed', 'torso mm', 'limbs mm', 'triangles'], rows)
}

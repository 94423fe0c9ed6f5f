import type { CalendarSettings, MemberCalendar } from '@darzi/contract/calendar-shapes.ts'
import { type HourSpan, problemOfHours } from '@darzi/tailoring/calendar/hours.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import formStyles from '../../../kits/form/Form.module.css'
import { FormDialog } from '../../../kits/form/FormDialog.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { garmentName, stageName } from '../../../words/garment-names.ts'
import { useT } from '../../../words/use-t.ts'
import { saveMember } from '../calendar-data.ts'
import styles from './Settings.module.css'
import { WeekFields } from './WeekFields.tsx'

interface Props {
  member: MemberCalendar
  settings: CalendarSettings
  onClose: () => void
}

/** When a member is in, whether customers may be given to them, and what they know. */
export function MemberDialog({ member, settings, onClose }: Props) {
  const t = useT()
  return (
    <FormDialog
      title={t('calendar.settings.editMember', { name: member.name })}
      save={t('calendar.settings.save')}
      isWide
      initial={{
        takesAppointments: member.takesAppointments,
        isWoman: member.isWoman,
        hasOwnHours: member.hours !== undefined,
        hours: member.hours ?? settings.hours,
        skills: member.skills,
      }}
      check={({ hasOwnHours, hours }) => {
        const trouble = hasOwnHours ? problemOfHours(hours) : undefined
        return { hours: trouble ? t(`problems.${trouble.code}`, { weekday: String(trouble.weekday) }) : null }
      }}
      send={({ hasOwnHours, hours, ...said }) =>
        saveMember(member.id, { ...said, hours: hasOwnHours ? hours : null })
      }
      onClose={onClose}
    >
      {(form) => (
        <>
          <Checkbox
            {...form.getInputProps('takesAppointments', { type: 'checkbox' })}
            label={t('calendar.settings.takes')}
          />
          <Checkbox
            {...form.getInputProps('isWoman', { type: 'checkbox' })}
            label={t('calendar.settings.isWoman')}
          />
          <Checkbox
            {...form.getInputProps('hasOwnHours', { type: 'checkbox' })}
            label={t('calendar.settings.ownHours')}
          />
          {form.values.hasOwnHours && (
            <WeekFields
              hours={form.values.hours}
              onChange={(hours: HourSpan[]) => form.setFieldValue('hours', hours)}
            />
          )}
          <Skills
            skills={form.values.skills}
            settings={settings}
            onChange={(skills) => form.setFieldValue('skills', skills)}
          />
        </>
      )}
    </FormDialog>
  )
}

type Skill = MemberCalendar['skills'][number]

interface SkillsProps {
  skills: readonly Skill[]
  settings: CalendarSettings
  onChange: (skills: Skill[]) => void
}

/** Which garments, at which stage. */
function Skills({ skills, settings, onChange }: SkillsProps) {
  const t = useT()
  const { garments } = settings
  const [garment, setGarment] = useState(garments[0]?.key ?? '')
  const stages = garments.find(({ key }) => key === garment)?.stages ?? []
  const [chosen, setStage] = useState('')
  const stage = stages.includes(chosen) ? chosen : (stages[0] ?? '')
  const nameOf = (key: string) => garmentName(t, garments.find((each) => each.key === key) ?? { key })
  const isKnown = skills.some((each) => each.garment === garment && each.stage === stage)
  return (
    <section className={styles.body} aria-label={t('calendar.settings.skills')}>
      <h3>{t('calendar.settings.skills')}</h3>
      {skills.length > 0 && (
        <ul className={styles.rows}>
          {skills.map((skill) => (
            <li key={`${skill.garment} ${skill.stage}`} className={styles.row}>
              <span>
                {nameOf(skill.garment)} · {stageName(t, { key: skill.stage })}
              </span>
              <Button
                kind="plain"
                icon={<X size={18} aria-hidden="true" />}
                aria-label={t('calendar.settings.removeSkill', {
                  garment: nameOf(skill.garment),
                  stage: stageName(t, { key: skill.stage }),
                })}
                onClick={() => onChange(skills.filter((each) => each !== skill))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={formStyles.pair}>
        <NativeSelect
          label={t('calendar.settings.garment')}
          value={garment}
          options={garments.map(({ key }) => ({ value: key, label: nameOf(key) }))}
          onChange={(event) => setGarment(event.target.value)}
        />
        <NativeSelect
          label={t('calendar.settings.stage')}
          value={stage}
          options={stages.map((key) => ({ value: key, label: stageName(t, { key }) }))}
          onChange={(event) => setStage(event.target.value)}
        />
      </div>
      <div className={styles.acts}>
        <Button disabled={isKnown || !stage} onClick={() => onChange([...skills, { garment, stage }])}>
          {t('calendar.settings.addSkill')}
        </Button>
      </div>
    </section>
  )
}

import type { CalendarSettings } from '@darzi/contract/calendar-shapes.ts'
import { useState } from 'react'
import { newId } from '../../../data/new-id.ts'
import formStyles from '../../../kits/form/Form.module.css'
import { FormDialog } from '../../../kits/form/FormDialog.tsx'
import { dayProblem } from '../../../kits/form/typed.ts'
import { DateField } from '../../../ui/DateField.tsx'
import { NativeSelect } from '../../../ui/NativeSelect.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useT } from '../../../words/use-t.ts'
import { addDayOff } from '../calendar-data.ts'

/** A holiday, or days on which the shop is closed. */
export function DayOffDialog({ settings, onClose }: { settings: CalendarSettings; onClose: () => void }) {
  const t = useT()
  const [id] = useState(newId)
  return (
    <FormDialog
      title={t('calendar.settings.addOff')}
      save={t('calendar.settings.save')}
      initial={{ memberId: '', firstOn: settings.today, lastOn: settings.today, reason: '' }}
      check={({ firstOn, lastOn, reason }) => ({
        firstOn: dayProblem(firstOn, t),
        lastOn: dayProblem(lastOn, t) ?? (lastOn >= firstOn ? null : t('problems.calendar.daysTurned')),
        reason: reason.trim() ? null : t('problems.field.required'),
      })}
      send={({ memberId, ...said }) => addDayOff({ id, ...said, memberId: memberId || null })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            {...form.getInputProps('reason')}
            label={t('calendar.settings.reason')}
            hint={t('calendar.settings.reasonHint')}
            maxLength={120}
            data-autofocus
          />
          <NativeSelect
            {...form.getInputProps('memberId')}
            label={t('calendar.settings.whose')}
            options={[
              { value: '', label: t('calendar.settings.wholeShop') },
              ...settings.members.map((member) => ({ value: member.id, label: member.name })),
            ]}
          />
          <div className={formStyles.pair}>
            <DateField
              {...form.getInputProps('firstOn')}
              value={form.values.firstOn}
              today={settings.today}
              label={t('calendar.settings.firstOn')}
            />
            <DateField
              {...form.getInputProps('lastOn')}
              value={form.values.lastOn}
              today={settings.today}
              label={t('calendar.settings.lastOn')}
            />
          </div>
        </>
      )}
    </FormDialog>
  )
}

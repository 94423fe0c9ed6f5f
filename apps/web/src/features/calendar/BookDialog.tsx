import { appointmentKinds, isMeasuring, usualMinutes } from '@darzi/tailoring/calendar/kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../data/api.ts'
import { newId } from '../../data/new-id.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { dayProblem } from '../../kits/form/typed.ts'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../../ui/Chips.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { NativeSelect } from '../../ui/NativeSelect.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { garmentName } from '../../words/garment-names.ts'
import { useT } from '../../words/use-t.ts'
import { ChooseCustomer } from './ChooseCustomer.tsx'
import { book } from './calendar-data.ts'
import type { Calendar } from './calendar-shape.ts'
import { toTimeField } from './clock.ts'
import styles from './Form.module.css'
import { placeOf, type Refused, refusedBy, WhenFields } from './WhenFields.tsx'

interface Props {
  place: { on: string; minute?: number }
  calendar: Calendar
  onClose: () => void
}

interface Customer {
  id: string
  name: string
  address?: string
}

/** For whom first, then what for and when. */
export function BookDialog({ place, calendar, onClose }: Props) {
  const t = useT()
  const [customer, setCustomer] = useState<Customer>()
  if (!customer)
    return (
      <Dialog title={t('calendar.book.title')} isOpen isForm onClose={onClose}>
        <div className={styles.body}>
          <ChooseCustomer onChoose={setCustomer} />
        </div>
      </Dialog>
    )
  return (
    <BookForm
      customer={customer}
      place={place}
      calendar={calendar}
      onOther={() => setCustomer(undefined)}
      onClose={onClose}
    />
  )
}

function BookForm({
  customer,
  place,
  calendar,
  onOther,
  onClose,
}: Props & { customer: Customer; onOther: () => void }) {
  const t = useT()
  const [id] = useState(newId)
  const [refused, setRefused] = useState<Refused>()
  const pieces = useOpenPieces(customer.id)
  return (
    <FormDialog
      title={t('calendar.book.title')}
      save={t('calendar.book.save')}
      initial={{
        kind: 'fitting' as (typeof appointmentKinds)[number],
        on: place.on,
        minute: place.minute === undefined ? '' : toTimeField(place.minute),
        minutes: String(usualMinutes.fitting),
        who: '',
        overbookReason: '',
        pieceId: '',
        address: customer.address ?? '',
        notes: '',
      }}
      check={({ on, minute, kind, address }) => ({
        on: dayProblem(on, t),
        minute: minute ? null : t('calendar.book.chooseTime'),
        address: kind === 'homeVisit' && !address.trim() ? t('problems.calendar.noAddress') : null,
      })}
      send={async (values) => {
        const { kind, address, notes, pieceId } = values
        try {
          return await book({
            id,
            kind,
            customerId: customer.id,
            ...placeOf(values),
            pieceId: pieceId || undefined,
            address: kind === 'homeVisit' ? address : undefined,
            notes,
          })
        } catch (error) {
          setRefused(refusedBy(error))
          throw error
        }
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className={styles.chosen}>
            <strong>{customer.name}</strong>
            <Button kind="plain" onClick={onOther}>
              {t('calendar.book.other')}
            </Button>
          </div>
          <Chips
            label={t('calendar.kind.label')}
            chips={appointmentKinds.map((key) => ({ key, label: t(`calendar.kind.${key}`) }))}
            chosen={form.values.kind}
            onChoose={(kind) => form.setValues({ kind, minutes: String(usualMinutes[kind]) })}
          />
          {pieces.length > 0 && !isMeasuring(form.values.kind) && (
            <NativeSelect
              {...form.getInputProps('pieceId')}
              label={t('calendar.book.piece')}
              isOptional
              options={[
                { value: '', label: t('calendar.book.noPiece') },
                ...pieces.map(({ id: pieceId, tag, garment }) => ({
                  value: pieceId,
                  label: `${tag} ${garmentName(t, garment)}`,
                })),
              ]}
            />
          )}
          {form.values.kind === 'homeVisit' && (
            <TextField
              {...form.getInputProps('address')}
              label={t('calendar.book.address')}
              maxLength={300}
            />
          )}
          <WhenFields
            form={form}
            members={calendar.members}
            pieceId={form.values.pieceId || undefined}
            refused={refused}
          />
          <TextArea
            {...form.getInputProps('notes')}
            label={t('calendar.book.notes')}
            isOptional
            maxLength={1000}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The customer's pieces that are still in the house. */
function useOpenPieces(customer: string) {
  const { data } = useQuery({
    queryKey: ['orders', 'forAppointment', customer],
    queryFn: ({ signal }) => call('GET /api/orders', { query: { customer, limit: 10 } }, { signal }),
  })
  const open = data?.rows.filter(({ state }) => state !== 'delivered' && state !== 'cancelled') ?? []
  return open.flatMap(({ pieces }) => pieces)
}

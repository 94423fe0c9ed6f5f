import type { WorkCard } from '@darzi/contract/workshop.ts'
import { FormDialog } from '../../kits/form/FormDialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useT } from '../../words/use-t.ts'
import { placeOnRack } from './work-data.ts'

/** Where on the rack the piece hangs, so that whoever hands it over finds it. */
export function RackDialog({ card, onClose }: { card: WorkCard; onClose: () => void }) {
  const t = useT()
  return (
    <FormDialog
      title={t('workshop.rack.title', { tag: card.tag })}
      initial={{ place: card.rackPlace ?? '' }}
      save={t('workshop.rack.save')}
      send={({ place }) => placeOnRack(card, place.trim())}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t('workshop.rack.label')}
          maxLength={20}
          data-autofocus
          autoComplete="off"
          {...form.getInputProps('place')}
        />
      )}
    </FormDialog>
  )
}

import { maskNumber, type SavedEntrant } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { FormSection } from '@/ui/fields/FormSection'
import { OptionRow } from '@/ui/fields/OptionRow'
import type { EntrantsStore } from './EntrantsStore'
import { text } from './messages'

interface SavedEntrantsProps {
  readonly store: EntrantsStore
  readonly onToggle: (person: SavedEntrant) => void
  readonly onForget?: ((id: string) => void) | undefined
}

/** The people of earlier orders: a tick enters a person, another tick removes them. */
export const SavedEntrants = observer(function SavedEntrants({ store, onToggle, onForget }: SavedEntrantsProps) {
  const [editing, setEditing] = useState(false)
  if (store.saved.length === 0) return null
  const press = async (person: SavedEntrant) => {
    if (!editing) return onToggle(person)
    if (await dialog.confirm({ title: text('savedForget', { name: person.name }), danger: true })) onForget?.(person.id)
  }
  return (
    <FormSection title={text('saved')} note={text(editing ? 'savedEditing' : 'savedNote')}>
      {store.saved.map((person) => {
        const chosen = store.rowOf(person) !== undefined
        return (
          <OptionRow
            key={person.id}
            id={`saved-entrant-${person.id}`}
            role="checkbox"
            text={person.name}
            note={person.idCard ? `${person.mobile} · ${maskNumber(person.idCard)}` : person.mobile}
            chosen={!editing && chosen}
            disabled={!editing && !chosen && !store.hasRoom}
            onPress={() => void press(person)}
          />
        )
      })}
      {onForget && (
        <AppButton id="saved-entrants-edit" size="small" kind="ghost" onPress={() => setEditing(!editing)}>
          {text(editing ? 'savedDone' : 'savedEdit')}
        </AppButton>
      )}
    </FormSection>
  )
})

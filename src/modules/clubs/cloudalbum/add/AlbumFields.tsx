import { ALBUM, ALBUM_VISIBILITIES } from '@quanzi/contract'
import { observer } from 'mobx-react'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { SwitchField } from '@/ui/fields/SwitchField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { text } from '../messages'
import type { AddAlbumStore } from './AddAlbumStore'

interface AlbumFieldsProps {
  readonly store: AddAlbumStore
  /** The album belongs to a club or an activity. */
  readonly ofParent: boolean
}

/** The words of an album, who sees it and who adds to it. */
export const AlbumFields = observer(function AlbumFields({ store, ofParent }: AlbumFieldsProps) {
  const { form, tried, problem } = store
  const wrong = (which: typeof problem) => (tried && problem === which && which ? text(which) : '')
  return (
    <FormSection>
      <TextField
        id="album-title"
        label={text('title')}
        required
        value={form.title}
        maxLength={ALBUM.titleMax}
        placeholder={text('titlePlaceholder')}
        error={wrong('titleWrong')}
        onChange={(title) => store.change({ title })}
      />
      <TextAreaField
        id="album-intro"
        label={text('intro')}
        value={form.intro}
        limit={ALBUM.introMax}
        placeholder={text('introPlaceholder')}
        error={wrong('introWrong')}
        onChange={(intro) => store.change({ intro })}
      />
      <RadioField
        id="album-see"
        label={text('visibility')}
        options={ALBUM_VISIBILITIES.map((value) => ({
          value,
          text: text(value === 'members' && ofParent ? 'membersOfClub' : value),
        }))}
        value={form.visibility}
        onChange={(visibility) => store.change({ visibility })}
      />
      {form.visibility !== 'private' && (
        <SwitchField
          id="album-open"
          label={text('open')}
          hint={text(ofParent ? 'openHintClub' : 'openHint')}
          value={form.open}
          onChange={(open) => store.change({ open })}
        />
      )}
    </FormSection>
  )
})

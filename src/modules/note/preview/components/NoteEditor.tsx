import { MOST_PLACES } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PlaceField } from '@/domain/place/PlaceField'
import { usePickPlace } from '@/flows/place/usePickPlace'
import { VideoField } from '@/flows/post/VideoField'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { Field } from '@/ui/fields/Field'
import { FormSection } from '@/ui/fields/FormSection'
import { TextField } from '@/ui/fields/TextField'
import addIcon from '@/ui/icon/drawings/add.module.scss'
import editIcon from '@/ui/icon/drawings/edit.module.scss'
import pictureIcon from '@/ui/icon/drawings/picture.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { ImageUploader } from '@/ui/media/ImageUploader'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from '../../messages'
import { type NoteProblem, PICTURES_MAX, TITLE_MAX } from '../NoteForm'
import type { NoteStore } from '../NoteStore'
import { BlockEditor } from './BlockEditor'
import css from './NoteEditor.module.scss'

interface NoteEditorProps {
  readonly iid: number
  readonly store: NoteStore
  readonly pictures: FormPictures
  /** Tags of other notes, to choose from. */
  readonly tags: readonly string[]
}

const KINDS = [
  { type: 'text', word: 'addText', drawing: addIcon.drawing },
  { type: 'heading', word: 'addHeading', drawing: editIcon.drawing },
  { type: 'image', word: 'addImage', drawing: pictureIcon.drawing },
] as const

/** The fields of a note: pictures, title, paragraphs, tag and place. */
export const NoteEditor = observer(function NoteEditor({ iid, store, pictures, tags }: NoteEditorProps) {
  const pickPlace = usePickPlace('note', (place) => store.addPlace(place))
  const [waits] = useState(() => ({
    imgs: (wait: UploadWait) => store.setWait('imgs', wait),
    video: (wait: UploadWait) => store.setWait('video', wait),
  }))
  const { form, tried, problems } = store
  const errorOf = (...wanted: readonly NoteProblem[]) => {
    const problem = tried ? wanted.find((one) => problems.includes(one)) : undefined
    return problem ? text(`wrong_${problem}`) : undefined
  }
  const choices = form.tag && !tags.includes(form.tag) ? [form.tag, ...tags] : tags
  return (
    <View className={css.form}>
      <FormSection>
        <ImageUploader
          key={pictures.round}
          id="note-pictures"
          label={text('pictures')}
          required
          max={PICTURES_MAX}
          value={form.imgs}
          onChange={(imgs) => store.change({ imgs })}
          {...pictures.of('imgs/')}
          onWait={waits.imgs}
          error={errorOf('cover')}
        />
        <VideoField iid={iid} value={form.video} onChange={(video) => store.change({ video })} onWait={waits.video} />
        <TextField
          id="note-title"
          label={text('title')}
          required
          maxLength={TITLE_MAX}
          value={form.title}
          placeholder={text('titleHint')}
          onChange={(title) => store.change({ title })}
          error={errorOf('title', 'titleLong')}
        />
      </FormSection>
      <FormSection>
        {form.blocks.map((block, at) => (
          <BlockEditor
            key={block.key}
            store={store}
            pictures={pictures}
            block={block}
            at={at}
            error={at === 0 ? errorOf('text', 'textLong') : undefined}
          />
        ))}
        <View className={css.kinds}>
          {KINDS.map(({ type, word, drawing }) => (
            <AppButton
              key={type}
              id={`note-add-${type}`}
              size="small"
              icon={<Icon drawing={drawing} size={12} />}
              onPress={() => store.addBlock(type)}
            >
              {text(word)}
            </AppButton>
          ))}
        </View>
      </FormSection>
      <FormSection>
        {choices.length > 0 && (
          <Field label={text('tag')} bare>
            <ChipRow
              wrap
              items={choices.map((tag) => ({ key: tag, text: `#${tag}` }))}
              activeKey={form.tag}
              onSelect={(tag) => store.change({ tag: tag === form.tag ? '' : tag })}
            />
          </Field>
        )}
        {form.places.map(({ name, address }, at) => (
          <View key={`${name} ${address}`} className={css.place}>
            <Text id={`note-place-${at + 1}`} className={css.name}>
              {[name, address].filter(Boolean).join(' · ')}
            </Text>
            <AppButton
              id={`note-place-remove-${at + 1}`}
              kind="ghost"
              size="small"
              label={`${text('remove')} ${name}`}
              onPress={() => store.removePlace(at)}
            >
              {text('remove')}
            </AppButton>
          </View>
        ))}
        {form.places.length < MOST_PLACES && (
          <PlaceField id="note-place" label={text('places')} value={null} onPick={pickPlace} />
        )}
      </FormSection>
    </View>
  )
})

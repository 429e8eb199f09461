import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { FormPictures } from '@/flows/upload/FormPictures'
import { AppButton } from '@/ui/action/AppButton'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from '../../messages'
import { type NoteBlock, TEXT_MAX, TITLE_MAX } from '../NoteForm'
import type { NoteStore } from '../NoteStore'
import css from './BlockEditor.module.scss'

interface BlockEditorProps {
  readonly store: NoteStore
  readonly pictures: FormPictures
  readonly block: NoteBlock
  /** Its position among the paragraphs, starting at 0. */
  readonly at: number
  readonly error?: string | undefined
}

/** One paragraph, heading or picture of a note, with buttons to move or remove it. */
export const BlockEditor = observer(function BlockEditor(props: BlockEditorProps) {
  const { store, pictures, block, at, error } = props
  const { key } = block
  const label = text(`block_${block.type}`, { no: at + 1 })
  const remove = () => {
    store.removeBlock(key)
    pictures.clear(`${key}/`)
  }
  return (
    <View className={css.block}>
      {block.type === 'image' ? (
        <ImageBlock {...props} label={label} />
      ) : block.type === 'heading' ? (
        <TextField
          id={`note-${key}`}
          label={label}
          maxLength={TITLE_MAX}
          value={block.text ?? ''}
          onChange={(words) => store.changeBlock(key, { text: words })}
          error={error}
        />
      ) : (
        <TextAreaField
          id={`note-${key}`}
          label={label}
          limit={TEXT_MAX}
          value={block.text ?? ''}
          onChange={(words) => store.changeBlock(key, { text: words })}
          error={error}
        />
      )}
      <View className={css.tools}>
        {at > 0 && (
          <AppButton
            kind="ghost"
            size="small"
            label={`${text('moveUp')} ${label}`}
            onPress={() => store.raiseBlock(key)}
          >
            {text('moveUp')}
          </AppButton>
        )}
        <AppButton kind="ghost" size="small" label={`${text('remove')} ${label}`} onPress={remove}>
          {text('remove')}
        </AppButton>
      </View>
    </View>
  )
})

const ImageBlock = observer(function ImageBlock(props: BlockEditorProps & { readonly label: string }) {
  const { store, pictures, block, label } = props
  const [waitChanged] = useState(() => (wait: UploadWait) => store.setWait(block.key, wait))
  return (
    <ImageUploader
      key={pictures.round}
      id={`note-${block.key}`}
      label={label}
      max={1}
      value={block.image ? [block.image] : []}
      onChange={([image = '']) => store.changeBlock(block.key, { image })}
      {...pictures.of(`${block.key}/`)}
      onWait={waitChanged}
    />
  )
})

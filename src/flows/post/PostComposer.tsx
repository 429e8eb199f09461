import { POST } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { PlaceField } from '@/domain/place/PlaceField'
import { usePickPlace } from '@/flows/place/usePickPlace'
import { useKeptPictures } from '@/flows/upload/useKeptPictures'
import { AppButton } from '@/ui/action/AppButton'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { mustWait } from '@/ui/media/mustWait'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { text } from './messages'
import css from './PostComposer.module.scss'
import type { PostStore } from './PostStore'
import { TopicChoices } from './TopicChoices'
import type { TopicsStore } from './TopicsStore'
import { VideoField } from './VideoField'

interface PostComposerProps {
  readonly iid: number
  readonly store: PostStore
  /** Name of the draft's pictures on the device. */
  readonly name: string
  /** The topics to choose from; none for a live report, which has no topic and no place. */
  readonly topics?: TopicsStore
}

/** The sheet for writing a post. Closing it keeps what was written. */
export const PostComposer = observer(function PostComposer({ iid, store, name, topics }: PostComposerProps) {
  const { form, tried, problem } = store
  const pictures = useKeptPictures(name, { iid })
  const pickPlace = usePickPlace(name, (place) => store.change({ place }))
  const [events] = useState(() => ({
    show: (imgs: readonly string[]) => store.change({ imgs }),
    wait: (wait: UploadWait) => store.setWait(wait),
  }))
  return (
    <BottomSheet
      id="post-sheet"
      open={store.isOpen}
      title={text(topics ? 'write' : 'report')}
      onClose={() => store.close()}
      footer={
        <AppButton
          id="post-publish"
          kind="primary"
          stretch
          onPress={() => mustWait(store.wait) || void store.publish()}
        >
          {text(store.wait === 'uploading' ? 'storing' : 'publish')}
        </AppButton>
      }
    >
      <View className={css.form}>
        <TextAreaField
          id="post-text"
          value={form.text}
          limit={POST.textMax}
          placeholder={text('say')}
          error={tried && problem ? text(problem) : undefined}
          onChange={(words) => store.change({ text: words })}
        />
        {!form.video && (
          <ImageUploader
            id="post-pictures"
            label={text('pictures')}
            max={POST.pictures}
            value={form.imgs}
            onChange={events.show}
            onWait={events.wait}
            {...pictures}
          />
        )}
        {(form.video || form.imgs.length === 0) && (
          <VideoField
            iid={iid}
            value={form.video}
            onChange={(video, still) => store.change({ video, imgs: still ? [still] : [] })}
            onWait={events.wait}
          />
        )}
        {topics && <TopicChoices topics={topics} chosen={form.tag} onChoose={(tag) => store.change({ tag })} />}
        {topics && <PlaceField id="post-place" label={text('place')} value={form.place} onPick={pickPlace} />}
      </View>
    </BottomSheet>
  )
})

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { ContentBody } from '@/domain/detail/ContentBody'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { Gallery } from '@/ui/media/Gallery'
import { VideoPlayer } from '@/ui/media/VideoPlayer'
import { text } from '../../messages'
import type { NoteStore } from '../NoteStore'
import css from './NoteReader.module.scss'

/** The note as readers see it. */
export const NoteReader = observer(function NoteReader({ store }: { readonly store: NoteStore }) {
  const { form, body } = store
  const title = form.title.trim() || text('noTitle')
  return (
    <View>
      {form.imgs.length > 0 && <Gallery pictures={form.imgs.map((src) => ({ src, alt: title }))} ratio={1} />}
      <View className={css.words}>
        <Text id="note-title" className={css.title}>
          {title}
        </Text>
        {form.tag && <Text className={css.tag}>{`#${form.tag}`}</Text>}
        {form.places.length > 0 && (
          <RowGroup flush>
            {form.places.map(({ name, address }) => (
              <ListRow key={`${name} ${address}`} title={name} {...(address ? { note: address } : {})} />
            ))}
          </RowGroup>
        )}
        {form.video !== '' && <VideoPlayer src={form.video} poster={form.imgs[0] ?? ''} label={title} />}
        {body.length > 0 ? (
          <ContentBody detail={{ html: '', body, title }} />
        ) : (
          <Text className={css.nothing}>{text('noText')}</Text>
        )}
      </View>
    </View>
  )
})

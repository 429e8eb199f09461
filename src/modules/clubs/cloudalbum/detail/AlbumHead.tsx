import type { AlbumFacts, ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { openAction } from '@/routes/openAction'
import { AppButton } from '@/ui/action/AppButton'
import { StatusTag } from '@/ui/content/StatusTag'
import { text } from '../messages'
import css from './index.module.scss'

interface AlbumHeadProps {
  readonly iid: number
  readonly cid: number
  readonly detail: ContentDetail
  readonly album: AlbumFacts
  readonly onEdit: () => void
  /** Absent for whoever may not take any photo away. */
  readonly onSelect?: (() => void) | undefined
}

/** The words of an album, who may see it and who may add to it. */
export function AlbumHead({ iid, cid, detail, album, onEdit, onSelect }: AlbumHeadProps) {
  const { visibility, open, parent, photoCount } = album
  const closed = visibility === 'members' && parent ? 'membersOfClub' : visibility
  return (
    <View className={css.head}>
      <Text id="detail-title" className={css.title}>
        {detail.title}
      </Text>
      <AuthorRow item={detail} />
      {detail.summary !== '' && <Text className={css.intro}>{detail.summary}</Text>}
      <View className={css.tags}>
        <Text id="album-count">{text('photoCount', { count: photoCount })}</Text>
        {visibility !== 'public' && <StatusTag tone="warning">{text(closed)}</StatusTag>}
        {open && <StatusTag tone="brand">{text('openAlbum')}</StatusTag>}
      </View>
      {(parent || detail.mine.author || onSelect) && (
        <View className={css.tools}>
          {parent && (
            <AppButton
              id="album-club"
              kind="ghost"
              size="small"
              onPress={() => void openAction({ p: { moduleType: parent.moduleType, id: parent.id } }, { iid, cid })}
            >
              {text('belongs', { title: parent.title })}
            </AppButton>
          )}
          {detail.mine.author && (
            <AppButton id="album-edit" size="small" onPress={onEdit}>
              {text('edit')}
            </AppButton>
          )}
          {onSelect && (
            <AppButton id="album-select" size="small" onPress={onSelect}>
              {text('manage')}
            </AppButton>
          )}
        </View>
      )}
    </View>
  )
}

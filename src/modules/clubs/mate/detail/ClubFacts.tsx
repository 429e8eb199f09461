import type { ContentDetail } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { AvatarGroup } from '@/ui/content/AvatarGroup'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { semantics } from '@/ui/press/semantics'
import { text } from '../messages'
import css from './index.module.scss'

interface ClubFactsProps {
  readonly detail: ContentDetail
  /** Opens the dialog with the leader. */
  readonly onAsk: () => void
}

/** Leader, place and size of a club. */
export function ClubFacts({ detail, onAsk }: ClubFactsProps) {
  const { author, extra, people = [], counts, notices = [] } = detail
  return (
    <>
      {notices.length > 0 && (
        <View id="club-notices" className={css.notices} {...semantics({ role: 'list', 'aria-label': text('notices') })}>
          {notices.map((notice) => (
            <View key={notice} className={css.notice} {...semantics({ role: 'listitem' })}>
              <Text>{notice}</Text>
            </View>
          ))}
        </View>
      )}
      <RowGroup flush>
        <ListRow id="ask-button" title={text('leader')} value={author.nick_name} onPress={onAsk} />
        {extra.city && <ListRow title={text('city')} value={extra.city} />}
        {extra.nextAct && <ListRow title={text('nextAct')} value={extra.nextAct} />}
        <ListRow
          title={text('members')}
          value={
            <AvatarGroup
              people={people.map(({ rid, headImg, nick_name }) => ({ key: rid, src: headImg, name: nick_name }))}
              max={5}
              text={text('memberCount', { count: extra.joined ?? counts.join })}
            />
          }
        />
      </RowGroup>
    </>
  )
}

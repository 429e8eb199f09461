import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { ItemList } from '@/domain/list/ItemList'
import { askPosition } from '@/flows/place/askPosition'
import { errorText } from '@/locales/errorText'
import { useShareMenu } from '@/overlays/share/useShareMenu'
import { navigate } from '@/routes/navigate'
import { openAction } from '@/routes/openAction'
import { useRoute } from '@/routes/useRoute'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { ChipRow } from '@/ui/content/ChipRow'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { SearchLink } from '@/ui/fields/SearchLink'
import { Picture } from '@/ui/media/Picture'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { FindStore } from './FindStore'
import css from './index.module.scss'

function Find() {
  const { iid, cid } = useRoute<'find.index'>()
  const { member } = useSession()
  const [store] = useState(() => new FindStore(iid, () => askPosition('find')))
  useEffect(() => void store.load(), [store])
  // After a login the screen must show what the member follows and has joined.
  const { status } = member
  const before = useRef(status)
  useEffect(() => {
    if (before.current === 'visitor' && status === 'member') void store.load()
    before.current = status
  }, [store, status])
  const open = useOpenItem()
  const tabBar = useTabBar()
  useShareMenu({ title: text('title') })
  const asMember = async (act: () => Promise<void>) => {
    if (!(await member.requireMember())) return
    await act().catch((error: unknown) => toast.error(errorText(error)))
  }
  const sortByDistance = async () => {
    await store.sortByDistance().catch((error: unknown) => toast.error(errorText(error)))
  }
  const search = (queryKey: string) => void navigate('search.outdoor', { iid, queryKey })
  return (
    <ScreenFrame wide title={text('title')} state={store.state} onRefresh={() => store.load()} tabBar={tabBar}>
      <View className={css.page}>
        <SearchLink id="find-search" placeholder={text('search')} onPress={() => search('')} />
        {store.words.length > 0 && (
          <>
            <SectionHeading title={text('hot')} />
            <ChipRow items={store.words.map((word) => ({ key: word, text: word }))} onSelect={search} wrap />
          </>
        )}
        {store.people.length > 0 && (
          <>
            <SectionHeading title={text('people')} />
            <ScrollView scrollX showScrollbar={false}>
              <View className={css.people}>
                {store.people.map((person) => (
                  <View key={person.rid} id={`person-${person.rid}`} className={css.person}>
                    <Avatar src={person.headImg} name={person.name} size="large" />
                    <Text className={css.name}>{person.name}</Text>
                    <Text className={css.line}>{person.title}</Text>
                    <AppButton
                      kind="secondary"
                      size="small"
                      disabled={store.isFollowing(person)}
                      onPress={() => void asMember(() => store.follow(member.rid, person.rid))}
                    >
                      {store.isFollowing(person) ? text('followed') : text('follow')}
                    </AppButton>
                  </View>
                ))}
              </View>
            </ScrollView>
          </>
        )}
        {store.communities.length > 0 && <SectionHeading title={text('communities')} />}
        <View className={css.communities}>
          {store.communities.map(({ id, title, desc, image, action, extra }) => {
            const communityIid = Number(extra.iid)
            const isJoined = extra.joined === true || store.joined.has(communityIid)
            return (
              <View key={id} id={`community-${communityIid}`} className={css.community}>
                <View className={css.emblem}>
                  <Picture src={image} alt="" ratio={1} radius="control" size="small" />
                </View>
                <View
                  className={css.words}
                  {...pressProps(action ? () => void openAction(action, { iid, cid }) : undefined, {
                    role: 'link',
                  })}
                >
                  <Text className={css.name}>{title}</Text>
                  <Text className={css.line}>{desc}</Text>
                </View>
                <AppButton
                  id={`join-${communityIid}`}
                  kind="secondary"
                  size="small"
                  disabled={isJoined}
                  onPress={() => void asMember(() => store.join(communityIid))}
                >
                  {isJoined ? text('joined') : text('join')}
                </AppButton>
              </View>
            )
          })}
        </View>
        {store.nearby.length > 0 && (
          <>
            <SectionHeading
              title={text(store.byDistance ? 'nearby' : 'popular')}
              {...(store.byDistance ? {} : { actionText: text('byDistance'), onAction: () => void sortByDistance() })}
            />
            <View className={css.nearby}>
              <ItemList items={store.nearby} onOpen={open} />
            </View>
          </>
        )}
      </View>
    </ScreenFrame>
  )
}

export default observer(Find)

import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { errorText } from '@/locales/errorText'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { ListEnd } from '@/ui/screen/ListEnd'
import { ListState } from '@/ui/screen/ListState'
import { text } from '../messages'
import type { BlockedStore } from './BlockedStore'
import css from './index.module.scss'

/** The people whose messages the member does not take. */
export const BlockedSheet = observer(function BlockedSheet({ store }: { readonly store: BlockedStore }) {
  const { list, busy } = store
  const unblock = async (person: Parameters<BlockedStore['unblock']>[0]) => {
    try {
      if (await store.unblock(person)) toast.success(text('unblocked', { name: person.nick_name }))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <BottomSheet id="blocked-sheet" open={store.open} title={text('blocked')} onClose={() => store.close()}>
      <ListState state={list.state}>
        <View className={css.people}>
          {list.rows.map((person) => (
            <View key={person.roleID} id={`blocked-${person.roleID}`} className={css.person}>
              <Avatar src={person.avatar} name={person.nick_name} />
              <Text className={css.name}>{person.nick_name}</Text>
              <AppButton
                id={`unblock-${person.roleID}`}
                size="small"
                loading={busy === person.roleID}
                label={text('unblockPerson', { name: person.nick_name })}
                onPress={() => void unblock(person)}
              >
                {text('unblock')}
              </AppButton>
            </View>
          ))}
        </View>
        {list.more !== 'end' && <ListEnd state={list.more} onMore={() => void list.loadMore()} />}
      </ListState>
    </BottomSheet>
  )
})

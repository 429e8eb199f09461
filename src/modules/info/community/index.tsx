import { bindInterest } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { OfficialCode } from '@/domain/official/OfficialCode'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { DocText } from '../components/DocText'
import css from '../info.module.scss'
import { text } from '../messages'
import { useInfoDoc } from '../useInfoDoc'
import { communityFacts, countWords } from './communityFacts'

/** Who the community is: members, posts, staff, and the code of its group. */
function Community() {
  const { iid } = useRoute<'info.community'>()
  const { member } = useSession()
  const { doc, state, load } = useInfoDoc(iid, 'community')
  const [joining, setJoining] = useState(false)
  const { members, posts, joined, staff, code } = communityFacts(doc?.extra ?? {})
  const official = useOfficialCode(iid, doc !== null && code === '')
  const join = async () => {
    if (joining || !(await member.requireMember())) return
    setJoining(true)
    try {
      await call(bindInterest, { iid })
      await load()
      toast.success(text('joinDone'))
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setJoining(false)
    }
  }
  return (
    <ScreenFrame
      title={text('community')}
      state={state}
      skeleton={<DetailSkeleton cover={false} />}
      onRefresh={load}
      footer={
        doc && (
          <ActionBar>
            <AppButton
              id="community-join"
              kind="primary"
              stretch
              disabled={joined}
              loading={joining}
              onPress={() => void join()}
            >
              {text(joined ? 'joined' : 'join')}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {doc && (
        <View className={css.page}>
          <Text className={css.title}>{doc.title}</Text>
          <Text id="community-counts" className={css.note}>
            {text('communityCounts', { members: countWords(members), posts: countWords(posts) })}
          </Text>
          <DocText doc={doc} />
          {staff.length > 0 && (
            <>
              <SectionHeading title={text('staff')} />
              <View className={css.people}>
                {staff.map(({ rid, name, headImg }) => (
                  <View key={rid} className={css.person}>
                    <Avatar src={headImg} name={name} />
                    <Text className={css.note}>{name}</Text>
                  </View>
                ))}
              </View>
            </>
          )}
          <OfficialCode image={official} />
          {code !== '' && (
            <Card>
              <View className={css.form}>
                <Text className={css.strong}>{text('groupCode')}</Text>
                <View className={css.code}>
                  <Picture src={code} alt={text('groupCode')} ratio={1} fit="contain" plain />
                </View>
              </View>
            </Card>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Community)

import { sendFeedback, shanghaiWeekday } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { openChat } from '@/chat/openChat'
import { callOnce } from '@/gateway/callOnce'
import { isText } from '@/lib/isText'
import { errorText } from '@/locales/errorText'
import { link } from '@/platform/link'
import { serverNow } from '@/platform/serverClock'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { toast } from '@/ui/feedback/toast'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ContactStore } from './ContactStore'
import { fetchContact } from './fetchContact'
import css from './index.module.scss'
import { text } from './messages'

/** Minutes of the day in Shanghai, which is eight hours ahead the whole year. */
const minuteInShanghai = () => Math.floor(serverNow() / 60_000 + 8 * 60) % (24 * 60)

function Contact() {
  const { iid, query } = useRoute<'account.contact'>()
  const { member } = useSession()
  /** The small store that is written to; '' for the tenant. */
  const to = query.storeId ?? ''
  const [store] = useState(() => {
    return new ContactStore({
      fetch: () => fetchContact(iid, query.storeId),
      send: (content) =>
        callOnce(`contact:${to}:${content}`, sendFeedback, (reqId) => ({
          ...{ iid, reqId, kind: 'contact' as const, content },
          ...(to ? { targetType: 'store', targetId: to } : {}),
        })),
      draft: memberDraft(to ? `contact:draft:${to}` : 'contact:draft', isText, { iid, member }),
      minute: minuteInShanghai,
      weekday: () => shanghaiWeekday(serverNow()),
    })
  })
  useKnownMember(() => {
    store.begin()
    if (member.isMember) void store.load()
  })
  const send = async () => {
    try {
      if (await store.send()) toast.success(text('sent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { facts } = store
  return (
    <ScreenFrame title={text('title')} state={memberScreen(member, store.state)} skeleton={<CardsSkeleton />}>
      {facts && (
        <View className={css.page}>
          {facts.phone !== '' && (
            <RowGroup>
              <ListRow
                id="contact-call"
                title={text('hotline')}
                note={facts.hours === '' ? text('call') : text('hours', { hours: facts.hours })}
                value={<Text>{facts.phone}</Text>}
                onPress={() => void link.dial(facts.phone)}
              />
            </RowGroup>
          )}
          <SectionHeading title={text('agents')} />
          {facts.people.length === 0 && <Text className={css.none}>{text('nobody')}</Text>}
          {facts.people.length > 0 && (
            <RowGroup>
              {facts.people.map((person) => {
                const { peer, note } = person
                const isOnline = store.isOnline(person)
                return (
                  <ListRow
                    key={peer.roleId}
                    id={`agent-${peer.roleId}`}
                    icon={<Avatar src={peer.avatar} name={peer.nickName} size="small" />}
                    title={peer.nickName}
                    note={note}
                    value={
                      isOnline !== null && (
                        <StatusTag tone={isOnline ? 'success' : 'plain'} look="word">
                          {text(isOnline ? 'online' : 'offline')}
                        </StatusTag>
                      )
                    }
                    // Nobody talks to oneself.
                    {...(String(peer.roleId) === member.rid ? {} : { onPress: () => void openChat(peer) })}
                  />
                )
              })}
            </RowGroup>
          )}
          <SectionHeading title={text('leave')} />
          <Card>
            <View className={css.form}>
              {store.sent && (
                <Text id="contact-sent" className={css.note}>
                  {text('answerSoon')}
                </Text>
              )}
              <TextAreaField
                id="contact-content"
                label={text('content')}
                placeholder={text('contentHint')}
                limit={500}
                value={store.content}
                onChange={(content) => store.type(content)}
                error={store.isWrong ? text('contentWrong') : undefined}
              />
              <AppButton id="contact-send" kind="primary" stretch loading={store.busy} onPress={() => void send()}>
                {text('send')}
              </AppButton>
              <Text className={css.note}>{text('draft')}</Text>
            </View>
          </Card>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Contact)

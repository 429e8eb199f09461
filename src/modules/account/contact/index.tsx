import { getInfo, listChatAgents, sendFeedback } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { openChat, peerOfAgent } from '@/chat/openChat'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { link } from '@/platform/link'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
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
import css from './index.module.scss'
import { text } from './messages'

const DRAFT = 'contact:draft'
const isText = (value: unknown): value is string => typeof value === 'string'
const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Minutes of the day in Shanghai, which is eight hours ahead the whole year. */
const minuteInShanghai = () => Math.floor(Date.now() / 60_000 + 8 * 60) % (24 * 60)

function Contact() {
  const { iid } = useRoute<'account.contact'>()
  const { member } = useSession()
  const [store] = useState(() => {
    const device = openTenantStorage(iid)
    return new ContactStore({
      fetch: async () => {
        const [{ extra }, agents] = await Promise.all([
          call(getInfo, { iid, kind: 'contact' }),
          call(listChatAgents, { iid }),
        ])
        return { phone: wordsOf(extra.phone), hours: wordsOf(extra.hours), agents }
      },
      send: (content) =>
        callOnce(`contact:${content}`, sendFeedback, (reqId) => ({ iid, reqId, kind: 'contact' as const, content })),
      draft: {
        read: () => device.read(DRAFT, isText) ?? '',
        write: (content) => void (content === '' ? device.remove(DRAFT) : device.write(DRAFT, content)),
      },
      minute: minuteInShanghai,
    })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void member.ready().then(() => void (member.isMember && store.load())), [member.isMember])
  const send = async () => {
    try {
      if (await store.send()) toast.success(text('sent'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { facts, isOnline } = store
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
          {facts.agents.length === 0 && <Text className={css.none}>{text('nobody')}</Text>}
          {facts.agents.length > 0 && (
            <RowGroup>
              {facts.agents.map((agent) => (
                <ListRow
                  key={agent.roleID}
                  id={`agent-${agent.roleID}`}
                  icon={<Avatar src={agent.avatar} name={agent.nick_name} size="small" />}
                  title={agent.nick_name}
                  note={agent.label}
                  value={
                    isOnline !== null && (
                      <StatusTag tone={agent.auto || isOnline ? 'success' : 'plain'} look="word">
                        {text(agent.auto || isOnline ? 'online' : 'offline')}
                      </StatusTag>
                    )
                  }
                  onPress={() => void openChat(peerOfAgent(agent))}
                />
              ))}
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

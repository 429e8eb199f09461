import {
  build,
  deleteGoodsChild,
  type GoodsAccountChild,
  getGoodsAccount,
  getGoodsChildCode,
  listGoodsChildren,
} from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { clipboard } from '@/platform/clipboard'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { writtenAddress } from '@/routes/shareLink'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Countdown } from '@/ui/content/Countdown'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { CardsSkeleton } from '@/ui/feedback/CardsSkeleton'
import { dialog } from '@/ui/feedback/dialog'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'
import { SubaccountStore } from './SubaccountStore'

function Subaccount() {
  const { iid, cid } = useRoute<'account.subaccount'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new SubaccountStore({
        fetchAccount: () => call(getGoodsAccount, { iid }),
        fetchChildren: (id) => call(listGoodsChildren, { iid, id }),
        fetchCode: (id) => call(getGoodsChildCode, { iid, id }),
        remove: (id) => call(deleteGoodsChild, { iid, id }),
        none: () => ({
          kind: 'empty',
          message: text('none'),
          actionText: text('toJoin'),
          onAction: () => void navigate('account.invitationAccount', { iid }),
        }),
      }),
  )
  const load = async () => {
    await member.ready()
    if (member.isMember) await store.load()
  }
  useScreenShow(() => void load())
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void load(), [member.isMember])
  const attempt = (act: () => Promise<unknown>) =>
    act().catch(async (error: unknown) => {
      toast.error(errorText(error))
      await store.load()
    })
  const remove = async (child: GoodsAccountChild) => {
    const message = text('removeAsk', { name: child.nickname })
    if (!(await dialog.confirm({ title: text('remove'), message, confirmText: text('remove'), danger: true }))) return
    await attempt(() => store.remove(child))
  }
  const copy = async (code: string) => {
    const { link = '' } = writtenAddress(build('account.invitationAccount', { iid, code }), { cid, key: null })
    if ((await clipboard.write(link)).ok) toast.show(text('copied'))
  }
  const { account, code } = store
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      skeleton={<CardsSkeleton />}
      onRefresh={load}
    >
      {account && (
        <View className={css.page}>
          <View id="account-head" className={css.hero}>
            <Text className={css.heroTitle}>{account.name}</Text>
            <Text className={css.heroNote}>{text('discount', { percent: account.discount })}</Text>
            <Text id="account-seats" className={css.heroNote}>
              {account.isOwner ? text('seats', { used: account.used, seats: account.seats }) : text('isChild')}
            </Text>
          </View>
          {account.isOwner && (
            <>
              <Card>
                <View className={css.part}>
                  {code ? (
                    <>
                      <Text id="child-code" className={css.code} userSelect>
                        {code.code}
                      </Text>
                      <Countdown until={code.expireAt} prefix={text('endsIn')} onEnd={() => store.dropCode()} />
                      <Text className={css.note}>{text('codeNote')}</Text>
                      <AppButton id="code-copy" stretch onPress={() => void copy(code.code)}>
                        {text('copy')}
                      </AppButton>
                    </>
                  ) : (
                    <>
                      <Text className={css.note}>{text(store.isFull ? 'full' : 'inviteNote')}</Text>
                      <AppButton
                        id="code-make"
                        kind="primary"
                        stretch
                        loading={store.busy}
                        disabled={store.isFull}
                        onPress={() => void attempt(() => store.invite())}
                      >
                        {text('invite')}
                      </AppButton>
                    </>
                  )}
                </View>
              </Card>
              <SectionHeading title={text('children')} />
              {store.children.length === 0 && <Text className={css.none}>{text('nobody')}</Text>}
              {store.children.length > 0 && (
                <View className={css.people}>
                  {store.children.map((child) => (
                    <View key={child.id} id={`child-${child.id}`} className={css.person}>
                      <View className={css.words}>
                        <Text className={css.name}>{child.nickname}</Text>
                        <Text className={css.note}>
                          {text('joinedAt', { time: formatMoment(child.joinedAt, 'date') })}
                        </Text>
                      </View>
                      <AppButton id={`remove-${child.id}`} size="small" kind="ghost" onPress={() => void remove(child)}>
                        {text('remove')}
                      </AppButton>
                    </View>
                  ))}
                </View>
              )}
            </>
          )}
          {!account.isOwner && (
            <AppButton id="to-mall" kind="primary" stretch onPress={() => void navigate('mall.category', { iid })}>
              {text('toMall')}
            </AppButton>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Subaccount)

import { build, createPoster, type OrderOption } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { PosterScreen } from '@/screens/poster/PosterScreen'
import { PosterStore } from '@/screens/poster/PosterStore'
import { useSession } from '@/session/SessionProvider'
import { ChipRow } from '@/ui/content/ChipRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from './index.module.scss'
import { text } from './messages'
import { PackagesStore } from './PackagesStore'

/** The poster of a site package; its code sells for the distributor who made it. */
function SaasPoster() {
  const { iid, query } = useRoute<'pay.saasPoster'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new PackagesStore({
        ...{ iid, id: query.id || query.packageId || '' },
        refused: (applied) => ({
          ...{ kind: 'empty', message: text(applied ? 'applied' : 'toApply') },
          ...(applied ? {} : { actionText: text('apply'), onAction: () => void navigate('store.distrList', { iid }) }),
        }),
      }),
  )
  useKnownMember(() => member.status !== 'visitor' && store.load())
  const { chosen, packages } = store
  const state = memberScreen(member, store.state)
  if (state.kind !== 'ready' || !chosen)
    return (
      <ScreenFrame
        title={text('title')}
        state={state.kind === 'ready' ? { kind: 'empty', message: text('none') } : state}
      >
        {null}
      </ScreenFrame>
    )
  return (
    <PackagePoster key={chosen.id} iid={iid} chosen={chosen}>
      <View className={css.packages}>
        <Text className={css.heading}>{text('package')}</Text>
        <ChipRow
          items={packages.map(({ id, name, price }) => ({ key: id, text: `${name} ¥${priceNumber(price)}` }))}
          activeKey={chosen.id}
          onSelect={(id) => store.choose(id)}
        />
        <Text className={css.note}>{text('note')}</Text>
      </View>
    </PackagePoster>
  )
}

interface PackagePosterProps {
  readonly iid: number
  readonly chosen: OrderOption
  readonly children: React.ReactNode
}

const PackagePoster = observer(function PackagePoster({ iid, chosen, children }: PackagePosterProps) {
  const { member } = useSession()
  const [store] = useState(
    () =>
      new PosterStore({
        badLink: text('badLink'),
        subject: async () => ({
          ...{ title: chosen.name, image: '' },
          path: build('pay.saas', { iid, id: chosen.id, saleUserId: member.userId }),
        }),
        draw: ({ title, image, path }, template) => {
          const { nick_name: userName = '', headImg: userImg = '' } = member.profile ?? {}
          return call(createPoster, { iid, title, bgImg: image, userName, userImg, dstUrl: path, template })
        },
      }),
  )
  useEffect(() => void store.load(), [store])
  return (
    <PosterScreen store={store} title={text('title')}>
      {children}
    </PosterScreen>
  )
})

export default observer(SaasPoster)

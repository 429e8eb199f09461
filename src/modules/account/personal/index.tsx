import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { openService } from '@/chat/openChat'
import { logOut } from '@/flows/leaveDevice'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useTabBar } from '@/screens/shell/useTabBar'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { toast } from '@/ui/feedback/toast'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import serviceIcon from '@/ui/icon/drawings/service.module.scss'
import shieldIcon from '@/ui/icon/drawings/shield.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { LanguageRow } from './components/LanguageRow'
import { MemberHead } from './components/MemberHead'
import { MessagesRow } from './components/MessagesRow'
import { OrderShortcuts } from './components/OrderShortcuts'
import css from './index.module.scss'
import { memberMenus, openMenu } from './memberMenus'

function Personal() {
  const { iid } = useRoute<'account.personal'>()
  const { member, native, prepay, tenant } = useSession()
  const tabBar = useTabBar()
  // Other screens change wallet, points and badges.
  useScreenShow(() => {
    if (member.isMember) void member.refresh()
  })
  const { profile } = member
  const menus = memberMenus(profile, tenant.site)
  const guarded = (open: () => Promise<void>) => async () => {
    if (await member.requireMember()) await open()
  }
  const logout = async () => {
    try {
      await logOut(member)
      // It may hold names and numbers of who comes along.
      prepay.clear(iid)
      toast.show(text('loggedOut'))
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  return (
    <ScreenFrame title={text('personal')} header="none" tabBar={tabBar}>
      <View className={css.personal}>
        <MemberHead
          profile={profile}
          guest={native.user}
          onLogin={() => void member.requireMember()}
          onEdit={() => void navigate('account.personalEdit', { iid })}
        />
        {profile && (
          <View className={css.figures}>
            <Figure
              label={text('wallet')}
              value={`¥${priceNumber(profile.wallet)}`}
              onPress={() => void navigate('wallet.index', { iid })}
            />
            <Figure
              label={text('coins')}
              value={String(profile.coins)}
              onPress={() => void navigate('account.point', { iid })}
            />
            <Figure
              label={text('coupons')}
              value={String(profile.coupons)}
              onPress={() => void navigate('account.coupon', { iid })}
            />
          </View>
        )}
        <OrderShortcuts
          counts={profile?.orderCounts}
          onOpen={(tab) => void guarded(() => navigate('order.list', { iid, tab }))()}
        />
        <RowGroup>
          <MessagesRow />
        </RowGroup>
        <View className={css.services}>
          {menus.map((menu) => (
            <View
              key={menu.key}
              id={`menu-${menu.key}`}
              className={joinClasses(css.service, menus.length % 4 === 1 && css.fifth)}
              {...pressProps(
                guarded(() => openMenu(iid, menu)),
                { role: 'link' },
              )}
            >
              <View className={css.glyph}>{menu.icon}</View>
              <Text className={css.serviceName}>{text(menu.key)}</Text>
            </View>
          ))}
        </View>
        <RowGroup>
          <ListRow
            id="ask-button"
            icon={<Icon drawing={serviceIcon.drawing} size={18} />}
            title={text('contact')}
            onPress={() => void openService()}
          />
          <ListRow
            icon={<Icon drawing={orderIcon.drawing} size={18} />}
            title={text('protocolRow')}
            onPress={() => void navigate('info.protocol', { iid })}
          />
          <ListRow
            icon={<Icon drawing={shieldIcon.drawing} size={18} />}
            title={text('privacyRow')}
            onPress={() => void navigate('info.privacy', { iid })}
          />
          <LanguageRow iid={iid} />
        </RowGroup>
        {profile && (
          <AppButton id="logout-button" stretch onPress={() => void logout()}>
            {text('logout')}
          </AppButton>
        )}
      </View>
    </ScreenFrame>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly onPress: (() => void) | undefined
}

function Figure({ label, value, onPress }: FigureProps) {
  return (
    <View className={css.figure} {...pressProps(onPress, { role: 'link' })}>
      <Text className={css.value}>{value}</Text>
      <Text className={css.label}>{label}</Text>
    </View>
  )
}

export default observer(Personal)

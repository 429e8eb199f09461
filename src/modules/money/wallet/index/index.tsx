import { getWallet, getWithdrawal, listIncome, type Wallet } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import eyeIcon from '@/ui/icon/drawings/eye.module.scss'
import eyeOffIcon from '@/ui/icon/drawings/eyeOff.module.scss'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import ticketIcon from '@/ui/icon/drawings/ticket.module.scss'
import walletIcon from '@/ui/icon/drawings/wallet.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { IncomeRow } from '../components/IncomeRow'
import { text } from '../messages'
import css from './index.module.scss'

const LATEST = 3
const HIDDEN = 'wallet:hidden'
const DOTS = '••••'

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'

/** The smaller sums, each with its word. */
const SUMS = ['today', 'month', 'pending', 'frozen'] as const
const sumWord = (sum: (typeof SUMS)[number]) => text(sum === 'month' ? 'thisMonth' : sum)

function WalletIndex() {
  const { iid } = useRoute<'wallet.index'>()
  const { member } = useSession()
  const device = openTenantStorage(iid)
  const [hidden, setHidden] = useState(() => device.read(HIDDEN, isFlag) ?? false)
  const { value, state, load } = useOwn(async () => {
    const [wallet, latest] = await Promise.all([
      call(getWallet, { iid }),
      call(listIncome, { iid, pageSize: LATEST, pageNo: 1 }),
    ])
    const { openId } = wallet.limits
    return {
      wallet,
      latest: latest.list,
      open: openId === null ? null : await call(getWithdrawal, { iid, id: openId }),
    }
  })
  const toggle = () => {
    device.write(HIDDEN, !hidden)
    setHidden(!hidden)
  }
  const sum = (fen: number) => (hidden ? <Text className={css.dots}>{DOTS}</Text> : <Price fen={fen} tone="plain" />)
  const small = (wallet: Wallet, key: (typeof SUMS)[number]) => sum(wallet[key])
  return (
    <ScreenFrame title={text('wallet')} state={state} skeleton={<DetailSkeleton />} onRefresh={load}>
      {value && (
        <View className={css.page}>
          <View className={css.head}>
            <View className={css.top}>
              <Text className={css.label}>{text('available')}</Text>
              <View
                id="wallet-eye"
                className={css.eye}
                {...pressProps(toggle, { label: text(hidden ? 'showSums' : 'hideSums') })}
              >
                <Icon drawing={(hidden ? eyeOffIcon : eyeIcon).drawing} size={20} />
              </View>
            </View>
            <View className={css.main}>
              {hidden ? (
                <Text id="wallet-available" className={css.bigDots}>
                  {DOTS}
                </Text>
              ) : (
                <Price id="wallet-available" fen={value.wallet.available} size="large" tone="plain" />
              )}
              <AppButton id="wallet-withdraw" kind="primary" onPress={() => void navigate('wallet.withdraw', { iid })}>
                {text('withdraw')}
              </AppButton>
            </View>
            <View className={css.sums}>
              {SUMS.map((key) => (
                <View key={key} id={`wallet-${key}`} className={css.sum}>
                  <Text className={css.label}>{sumWord(key)}</Text>
                  {small(value.wallet, key)}
                  {key === 'pending' && <Text className={css.note}>{text('pendingNote')}</Text>}
                </View>
              ))}
            </View>
          </View>
          {value.open && (
            <RowGroup>
              <ListRow
                id="wallet-open"
                title={text('openWithdrawal')}
                note={`${hidden ? DOTS : `¥${priceNumber(value.open.amount)}`} · ${text(`status_${value.open.status}`)}`}
                onPress={() => void navigate('wallet.withdrawProgress', { iid, id: value.open?.id ?? '' })}
              />
            </RowGroup>
          )}
          <RowGroup>
            <ListRow
              id="wallet-accounts"
              icon={<Icon drawing={walletIcon.drawing} size={18} />}
              title={text('payAccounts')}
              onPress={() => void navigate('wallet.payAccount', { iid })}
            />
            <ListRow
              id="wallet-withdrawals"
              icon={<Icon drawing={orderIcon.drawing} size={18} />}
              title={text('withdrawals')}
              onPress={() => void navigate('wallet.withdrawList', { iid })}
            />
            {member.profile?.isDistributor && (
              <ListRow
                id="wallet-codes"
                icon={<Icon drawing={ticketIcon.drawing} size={18} />}
                title={text('discountCodes')}
                onPress={() => void navigate('wallet.discountCode', { iid })}
              />
            )}
          </RowGroup>
          <SectionHeading
            title={text('latest')}
            actionText={text('all')}
            onAction={() => void navigate('wallet.incomeList', { iid })}
          />
          {value.latest.length === 0 ? (
            <Text className={css.note}>{text('incomeEmpty')}</Text>
          ) : (
            <RowGroup>
              {value.latest.map((entry) => (
                <IncomeRow
                  key={entry.id}
                  entry={entry}
                  hidden={hidden}
                  onPress={() => void navigate('wallet.incomeItem', { iid, id: entry.id })}
                />
              ))}
            </RowGroup>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(WalletIndex)

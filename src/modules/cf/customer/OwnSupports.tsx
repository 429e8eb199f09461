import { type CfSupport, type ConfigItem, listCfSupporters, listConfig } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { useAsk } from '@/flows/useAsk'
import { call } from '@/gateway/call'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { link } from '@/platform/link'
import { navigate } from '@/routes/navigate'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { pressProps } from '@/ui/press/pressProps'
import { failedState } from '@/ui/screen/failedState'
import { ListState } from '@/ui/screen/ListState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import css from '../cf.module.scss'
import { RefundSteps } from '../components/RefundSteps'
import { text } from '../messages'
import { contactOf, questionsOf } from './contactOf'

/** Whom to ask, what others asked, and the own supports with their refunds. */
export const OwnSupports = observer(function OwnSupports(props: { readonly iid: number; readonly tabs: ReactNode }) {
  const { iid, tabs } = props
  const { member } = useSession()
  const [state, setState] = useState<ScreenState>(screenLoading)
  const [rows, setRows] = useState<readonly ConfigItem[]>([])
  const [list] = useState(
    () =>
      new PagedList<CfSupport>(
        (pageNo) => call(listCfSupporters, { iid, mine: true, pageNo }),
        ({ id }) => id,
        () => ({ kind: 'empty', message: text('noSupports') }),
      ),
  )
  const load = async () => {
    await member.ready()
    if (!member.isMember) return
    const config = call(listConfig, { iid, type: 'cf', pageSize: 50 }).then(
      (page) => {
        setRows(page.list)
        setState(screenReady)
      },
      (error: unknown) => setState(failedState(error, () => void load())),
    )
    await Promise.all([config, list.load()])
  }
  useKnownMember(load)
  useScreenShow(() => void (state.kind === 'ready' && list.load()))
  const contact = contactOf(rows)
  const contactStaff = useAsk(text('customerTitle'))
  return (
    <ScreenFrame title={text('customerTitle')} state={memberScreen(member, state)} onRefresh={load} {...list.foot}>
      {tabs}
      <View className={css.page}>
        <View className={css.card}>
          <View className={css.words}>
            <Text id="cf-contact" className={css.name}>
              {contact?.name ?? text('noContact')}
            </Text>
            {contact && contact.hours !== '' && <Text className={css.note}>{contact.hours}</Text>}
            <View className={css.buttons}>
              {contact && contact.phone !== '' && (
                <AppButton id="cf-call" size="small" onPress={() => void link.dial(contact.phone)}>
                  {text('call', { phone: contact.phone })}
                </AppButton>
              )}
              <AppButton id="cf-ask" kind="primary" size="small" onPress={contactStaff}>
                {text('contact')}
              </AppButton>
            </View>
          </View>
        </View>
        <SectionHeading title={text('mySupports')} />
        <ListState state={list.state}>
          <View className={css.list}>
            {list.rows.map((one) => (
              <OwnSupport key={one.id} iid={iid} support={one} />
            ))}
          </View>
        </ListState>
        {questionsOf(rows).length > 0 && <SectionHeading title={text('questions')} />}
        {questionsOf(rows).map(({ id, title, desc }) => (
          <View key={id} className={css.card}>
            <View className={css.words}>
              <Text className={css.name}>{title}</Text>
              <Text className={css.text}>{desc}</Text>
            </View>
          </View>
        ))}
      </View>
    </ScreenFrame>
  )
})

const TONES = { paid: 'brand', asked: 'warning', refunded: 'plain', settled: 'success' } as const

function OwnSupport({ iid, support }: { readonly iid: number; readonly support: CfSupport }) {
  const { id, amount, at, state, own } = support
  const open = () => void navigate('cf.supporter', { iid, id })
  const title = text('forOwner', { owner: own?.owner ?? '' })
  return (
    <View id={`own-${id}`} className={css.card} {...pressProps(open, { role: 'link' })}>
      <View className={css.words}>
        <View className={css.line}>
          <Text className={css.name}>{title}</Text>
          <StatusTag tone={TONES[state]}>{text(`support_${state}`)}</StatusTag>
        </View>
        <Text className={css.note}>
          {[text('supported', { amount: priceNumber(amount) }), formatMoment(at, 'at')].join(' · ')}
        </Text>
        {own?.refund && <RefundSteps refund={own.refund} />}
      </View>
    </View>
  )
}

import { getContent, listTips, ORDER_TYPE, type TipPage, type TipRow } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo, useState } from 'react'
import { PagedList } from '@/domain/list/PagedList'
import { useDraft } from '@/flows/useDraft'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Avatar } from '@/ui/content/Avatar'
import { Card } from '@/ui/content/Card'
import { Chip } from '@/ui/content/Chip'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { isOutdated, useBuy } from '../useBuy'
import css from './index.module.scss'
import { text } from './messages'
import { AMOUNTS, isLong, isTipDraft, TipStore } from './TipStore'
import { useTarget } from './useTarget'

function Tip() {
  const { iid, query } = useRoute<'pay.tip'>()
  const { member } = useSession()
  const { id = '' } = query
  const moduleType = Number(query.moduleType) || 0
  const [store] = useState(
    () => new TipStore(memberDraft(`tip:choice:${moduleType}:${id}`, isTipDraft, { iid, member })),
  )
  const [sums, setSums] = useState<Pick<TipPage, 'total' | 'count'>>({ total: 0, count: 0 })
  const { draft, setDraft, clearDraft } = useDraft(iid, `tip:${moduleType}:${id}`)
  const target = useTarget(() => call(getContent, { iid, moduleType, id }))
  const { item } = target
  const tips = useMemo(
    () =>
      new PagedList<TipRow>(
        async (pageNo) => {
          const page = await call(listTips, { iid, moduleType, id, pageNo })
          setSums({ total: page.total, count: page.count })
          return { ...page, total: page.count }
        },
        ({ at, amount, name }) => `${at}:${amount}:${name}`,
      ),
    [iid, moduleType, id],
  )
  const known = id !== '' && moduleType > 0
  const load = async () => {
    store.begin()
    if (known) await Promise.all([target.load(), tips.load()])
  }
  useKnownMember(load)
  // The list must include a tip that was just paid.
  useScreenShow(() => void (item && tips.load()))
  const { busy, buy } = useBuy(iid, ORDER_TYPE.tip)
  const { amount, tried } = store
  const pay = async () => {
    const payable = store.ready(draft)
    if (payable === null) return scrollToField(isLong(draft) ? 'tip-message' : 'tip-amount')
    try {
      const info = { amount: payable, message: draft.trim(), isPublic: !store.hideName }
      if (await buy({ keys: id, property: String(moduleType), payable, info })) {
        clearDraft()
        store.sent()
      }
    } catch (error) {
      toast.error(errorText(error))
      if (isOutdated(error)) await load()
    }
  }
  const own = item?.mine.author === true
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, known ? target.state : { kind: 'error', message: text('missing') })}
      skeleton={<FormSkeleton />}
      onRefresh={load}
      {...tips.foot}
      footer={
        item && (
          <ActionBar note={own ? <Text className={css.note}>{text('own')}</Text> : undefined}>
            {!own && (
              <AppButton id="tip-submit" kind="accent" stretch loading={busy} onPress={() => void pay()}>
                {text('submit', { yuan: priceNumber(amount ?? 0) })}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {item && (
        <View className={css.page}>
          <Card>
            <View className={css.head}>
              <Avatar src={item.author.headImg} name={item.author.nick_name} size="large" />
              <View className={css.words}>
                <Text id="tip-author" className={css.name}>
                  {text('forAuthor', { name: item.author.nick_name })}
                </Text>
                <Text className={css.of}>{item.title}</Text>
              </View>
              <View className={css.cover}>
                <Picture src={item.cover} alt="" ratio={1} radius="control" />
              </View>
            </View>
          </Card>
          {!own && (
            <Card>
              <View className={css.form}>
                <SectionHeading title={text('amount')} />
                <View className={css.amounts}>
                  {AMOUNTS.map((yuan) => (
                    <Chip
                      key={yuan}
                      id={`tip-${yuan}`}
                      selected={store.chosen === yuan}
                      onPress={() => store.choose(yuan)}
                    >
                      {text('yuan', { yuan })}
                    </Chip>
                  ))}
                </View>
                <TextField
                  id="tip-amount"
                  label={text('other')}
                  kind="decimal"
                  placeholder={text('otherHint')}
                  value={store.typed}
                  onChange={(yuan) => store.type(yuan)}
                  {...((tried || store.typed !== '') && amount === null ? { error: text('wrong') } : {})}
                />
                <TextAreaField
                  id="tip-message"
                  label={text('message')}
                  placeholder={text('messageHint')}
                  limit={50}
                  value={draft}
                  onChange={setDraft}
                  {...(isLong(draft) ? { error: text('messageLong') } : {})}
                />
                <SwitchField
                  id="tip-hide"
                  label={text('hideName')}
                  hint={text('hideNameHint')}
                  value={store.hideName}
                  onChange={(on) => store.hide(on)}
                />
                <Text className={css.note}>{text('final')}</Text>
              </View>
            </Card>
          )}
          <SectionHeading
            title={text('recent')}
            note={sums.count > 0 ? text('sum', { count: sums.count, yuan: priceNumber(sums.total) }) : ''}
          />
          {tips.rows.length === 0 ? (
            <Text className={css.note}>{text('first')}</Text>
          ) : (
            <Card>
              {tips.rows.map((row) => (
                <View key={`${row.at}:${row.amount}:${row.name}`} className={css.row}>
                  <Avatar src={row.headImg} name={row.name || text('anonymous')} />
                  <View className={css.words}>
                    <Text className={css.of}>{row.name || text('anonymous')}</Text>
                    {row.message && <Text className={css.said}>{row.message}</Text>}
                    <Text className={css.time}>{formatMoment(row.at, 'at')}</Text>
                  </View>
                  <Price fen={row.amount} />
                </View>
              ))}
            </Card>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Tip)

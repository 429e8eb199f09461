import { CF_FREE, type CfState, createOrder, ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { Stepper } from '@/ui/fields/Stepper'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { joinClasses } from '@/ui/joinClasses'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../cf.module.scss'
import { ProjectCard } from '../components/ProjectCard'
import { text } from '../messages'
import { useProject } from '../useProject'
import { SupportForm } from './SupportForm'

/** Why a project takes nothing. */
const CLOSED_WORDS: Partial<Record<CfState, 'notYet' | 'full'>> = { draft: 'notYet', live: 'full' }

/** Chooses what to give: a tier or an own amount, up to exactly what remains. */
function CfPay() {
  const { iid, query } = useRoute<'cf.pay'>()
  const { projectId = '' } = query
  const { member, distribution } = useSession()
  const store = useProject(iid, projectId)
  const [form] = useState(() => new SupportForm())
  const [busy, setBusy] = useState(false)
  const { answer } = store
  useEffect(() => {
    if (answer) form.begin(answer.tiers, answer.project.remaining)
  }, [answer, form])
  const pay = async () => {
    const wish = form.wish()
    if (!wish) return scrollToField(form.isLong ? 'cf-message' : 'cf-free')
    setBusy(true)
    try {
      // Other words, or a hidden name, are another support: a lost answer would stand for the first ones.
      const act = `cf:support:${projectId}:${JSON.stringify(wish)}`
      const { gid, status } = await callOnce(act, createOrder, (reqId) => ({
        ...{ iid, orderType: ORDER_TYPE.crowdfunding, keys: projectId, useCoin: false, isNeedInsur: false },
        ...wish,
        multiDisKey: distribution.keyOf(iid) ?? '',
        info: { ...wish.info, reqId },
      }))
      if (status > 10) await navigate('pay.paySuccess', { iid, gid })
      else await navigate('pay.cfPay', { iid, gid })
    } catch (error) {
      const left = isGatewayError(error, 'FULL') ? Number(error.data.remaining) : null
      toast.error(
        left === null || Number.isNaN(left) ? errorText(error) : text('tooMuch', { amount: priceNumber(left) }),
      )
      await store.load()
    } finally {
      setBusy(false)
    }
  }
  const { remaining, amount, tried } = form
  const most = priceNumber(form.mostFree)
  const isWrong = amount === null && (tried || form.typed !== '')
  return (
    <ScreenFrame
      title={text('payTitle')}
      state={memberScreen(member, store.state)}
      skeleton={<FormSkeleton />}
      onRefresh={() => store.load()}
      footer={
        answer && (
          <ActionBar>
            <AppButton
              id="cf-pay"
              kind="accent"
              stretch
              loading={busy}
              disabled={!store.isOpen}
              onPress={() => void pay()}
            >
              {!store.isOpen
                ? text(CLOSED_WORDS[answer.project.state] ?? 'over')
                : amount === null
                  ? text('support')
                  : text('payNow', { amount: priceNumber(amount) })}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {answer && (
        <View className={css.page}>
          <ProjectCard project={answer.project} owner={answer.owner} />
          {store.isOpen && (
            <View className={css.list}>
              <SectionHeading title={text('tiers')} />
              {form.tiers.map(({ id, title, desc, price }) => (
                <View
                  key={id}
                  id={`tier-${id}`}
                  className={joinClasses(css.choice, id === form.tierId && css.chosen, !form.fits(id) && css.off)}
                  {...pressProps(form.fits(id) ? () => form.choose(id) : undefined, {
                    pressed: id === form.tierId,
                  })}
                >
                  <View className={css.grow}>
                    <Text className={css.name}>{title}</Text>
                    <Text className={css.note}>{desc}</Text>
                  </View>
                  <Price fen={price} />
                </View>
              ))}
              {form.tier && form.mostNum > 1 && (
                <View className={css.line}>
                  <Text>{text('tierNum')}</Text>
                  <Stepper
                    id="cf-num"
                    label={text('tierNum')}
                    value={form.num}
                    min={1}
                    max={form.mostNum}
                    onChange={(num) => form.count(num)}
                  />
                </View>
              )}
              <TextField
                id="cf-free"
                label={text('freeAmount')}
                kind="decimal"
                placeholder={text('freeHint', { most })}
                {...(remaining < CF_FREE.min ? { hint: text('freeRest', { amount: most }) } : {})}
                value={form.typed}
                onChange={(yuan) => form.type(yuan)}
                {...(isWrong ? { error: text('freeWrong', { most }) } : {})}
              />
              <TextAreaField
                id="cf-message"
                label={text('message')}
                placeholder={text('messageHint')}
                limit={200}
                value={form.message}
                onChange={(message) => form.write(message)}
                {...(form.isLong ? { error: text('messageLong') } : {})}
              />
              <SwitchField
                id="cf-hide"
                label={text('hideName')}
                hint={text('hideNote')}
                value={form.anonymous}
                onChange={(on) => form.hide(on)}
              />
            </View>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(CfPay)

import { type DiscountCode, getRegulations, listDiscountCodes, saveDiscountCode } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { call } from '@/gateway/call'
import { callOnce, saveOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { errorText } from '@/locales/errorText'
import { clipboard } from '@/platform/clipboard'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { dialog } from '@/ui/feedback/dialog'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { toast } from '@/ui/feedback/toast'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { CodeCard } from './CodeCard'
import { CodeFormStore } from './CodeFormStore'
import { CodeSheet } from './CodeSheet'
import css from './index.module.scss'

function DiscountCodes() {
  const { iid } = useRoute<'wallet.discountCode'>()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState('')
  const { value, state, load } = useOwn(
    async () => {
      const [codes, { rates }] = await Promise.all([call(listDiscountCodes, { iid }), call(getRegulations, { iid })])
      return { codes, most: Math.floor((rates[0] ?? 0) / 100) }
    },
    (error) =>
      isGatewayError(error, 'NOTDISTRIBUTOR')
        ? {
            kind: 'empty',
            drawing: 'locked',
            message: text('notDistributor'),
            actionText: text('toApply'),
            onAction: () => void navigate('account.distrApply', { iid }),
          }
        : null,
  )
  const [form] = useState(
    () =>
      new CodeFormStore((code) =>
        callOnce(`code:new:${JSON.stringify(code)}`, saveDiscountCode, (reqId) => ({ iid, reqId, ...code })),
      ),
  )
  const make = async () => {
    try {
      if (!(await form.submit())) return
      setOpen(false)
      toast.success(text('codeMade'))
      await load()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const copy = async ({ code }: DiscountCode) => {
    if ((await clipboard.write(code)).ok) toast.show(text('codeCopied'))
  }
  const turn = async ({ id, code }: DiscountCode, on: boolean) => {
    if (!on && !(await dialog.confirm({ message: text('codeStopAsk', { code }), confirmText: text('codeStop') })))
      return
    setBusy(id)
    try {
      await saveOnce(`code:${id}`, saveDiscountCode, { iid, id, on })
      toast.success(text(on ? 'codeStarted' : 'codeStopped'))
    } catch (error) {
      toast.error(errorText(error))
    }
    setBusy('')
    await load()
  }
  const most = value?.most ?? 0
  return (
    <ScreenFrame
      title={text('discountCodes')}
      state={state}
      onRefresh={load}
      footer={
        <ActionBar>
          <AppButton
            id="code-add"
            kind="primary"
            stretch
            onPress={() => (most > 0 ? setOpen(true) : toast.show(text('codeNoRate')))}
          >
            {text('codeAdd')}
          </AppButton>
        </ActionBar>
      }
    >
      {value?.codes.length === 0 && <EmptyState message={text('codesEmpty')} />}
      <View className={css.list}>
        {value?.codes.map((code) => (
          <CodeCard
            key={code.id}
            code={code}
            busy={busy === code.id}
            onCopy={() => void copy(code)}
            onSwitch={(on) => void turn(code, on)}
          />
        ))}
      </View>
      <CodeSheet open={open} form={form} most={most} onClose={() => setOpen(false)} onMake={() => void make()} />
    </ScreenFrame>
  )
}

export default observer(DiscountCodes)

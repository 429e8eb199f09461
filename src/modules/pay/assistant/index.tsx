import { askAssistant, getAssistant, ORDER_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { useDraft } from '@/flows/useDraft'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { useScreenShow } from '@/platform/lifecycle/screenHooks'
import { navigate } from '@/routes/navigate'
import { openPath } from '@/routes/openPath'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { ChipRow } from '@/ui/content/ChipRow'
import { Price } from '@/ui/content/Price'
import { priceNumber } from '@/ui/content/priceNumber'
import { BottomSheet } from '@/ui/feedback/BottomSheet'
import { toast } from '@/ui/feedback/toast'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { isOutdated, useBuy } from '../useBuy'
import { AssistantStore, faultOf } from './AssistantStore'
import css from './index.module.scss'
import { text } from './messages'

function Assistant() {
  const { iid } = useRoute<'pay.assistant'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new AssistantStore({
        fetch: () => call(getAssistant, { iid }),
        ask: (question) => callOnce(`assistant:${question}`, askAssistant, (reqId) => ({ iid, reqId, question })),
      }),
  )
  const { credits, packs, turns, pending, problem } = store
  useKnownMember(() => member.isMember && store.load())
  useScreenShow(() => void (store.state.kind === 'ready' && store.load()))
  const { draft, setDraft, clearDraft } = useDraft(iid, 'assistant')
  const typed = useRef('')
  typed.current = draft
  const { busy, buy } = useBuy(iid, ORDER_TYPE.credits)
  const last = pending ? 'turn-pending' : `turn-${turns[turns.length - 1]?.id ?? ''}`
  useEffect(() => {
    if (last !== 'turn-') scrollToElement(last)
  }, [last])
  const ask = async (question: string) => {
    const fault = faultOf(question)
    if (fault) return toast.show(text(fault))
    // Whoever types on while a question is answered keeps what is written.
    if ((await store.ask(question)) && typed.current.trim() === question.trim()) clearDraft()
  }
  const pay = async (id: string, payable: number) => {
    try {
      await buy({ keys: id, payable })
    } catch (error) {
      toast.error(errorText(error))
      if (isOutdated(error)) await store.load()
    }
  }
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      footer={
        <View className={css.bar}>
          <View className={css.balance}>
            <Text id="assistant-credits" className={css.note}>
              {text('credits', { count: credits })}
            </Text>
            {packs.length > 0 && (
              <AppButton id="assistant-packs" kind="ghost" size="small" onPress={() => store.showPacks(true)}>
                {text('buy')}
              </AppButton>
            )}
          </View>
          <View className={css.writing}>
            <View className={css.field}>
              <TextField
                id="assistant-text"
                placeholder={text('hint')}
                value={draft}
                onChange={setDraft}
                onSubmit={() => void ask(draft)}
                {...(faultOf(draft) === 'long' ? { error: text('long') } : {})}
              />
            </View>
            <AppButton
              id="assistant-send"
              kind="primary"
              loading={store.busy}
              disabled={draft.trim() === ''}
              onPress={() => void ask(draft)}
            >
              {text('send')}
            </AppButton>
          </View>
        </View>
      }
    >
      <View className={css.talk}>
        <Text className={css.theirs}>{text('hello')}</Text>
        {store.suggestions.length > 0 && (
          <ChipRow
            wrap
            idPrefix="suggestion"
            items={store.suggestions.map((question, at) => ({ key: String(at), text: question }))}
            onSelect={(at) => setDraft(store.suggestions[Number(at)] ?? '')}
          />
        )}
        {turns.map(({ id, question, answer, sources }) => (
          <View key={id} id={`turn-${id}`} className={css.turn}>
            <Text className={css.mine}>{question}</Text>
            <View className={css.theirs}>
              <Text className={css.answer}>{answer || text(sources.length > 0 ? 'unsure' : 'nothing')}</Text>
              {answer === '' && <Text className={css.note}>{text('nothingNote')}</Text>}
              {sources.length > 0 && (
                <View className={css.sources}>
                  <Text className={css.note}>{text(answer ? 'sources' : 'maybe')}</Text>
                  {sources.map(({ title, path }) => (
                    <Text
                      key={path}
                      className={css.source}
                      {...pressProps(() => void openPath(path), { role: 'link' })}
                    >
                      {title}
                    </Text>
                  ))}
                </View>
              )}
            </View>
          </View>
        ))}
        {pending !== '' && (
          <View id="turn-pending" className={css.turn}>
            <Text className={css.mine}>{pending}</Text>
            {problem === '' ? (
              <Text className={css.theirs}>{text('thinking')}</Text>
            ) : (
              <View className={css.failed}>
                <Text className={css.problem}>{problem}</Text>
                <Text className={css.note}>{text('failed')}</Text>
                <AppButton id="assistant-again" size="small" onPress={() => void ask(pending)}>
                  {text('again')}
                </AppButton>
              </View>
            )}
          </View>
        )}
      </View>
      <BottomSheet
        id="packs"
        open={store.buying}
        title={text(packs.length > 0 ? 'packs' : 'title')}
        onClose={() => store.showPacks(false)}
      >
        <View className={css.packs}>
          {credits === 0 && <Text className={css.note}>{text(packs.length > 0 ? 'noCredits' : 'noPacks')}</Text>}
          {packs.length === 0 && (
            <AppButton id="assistant-contact" kind="primary" onPress={() => void navigate('account.contact', { iid })}>
              {text('contact')}
            </AppButton>
          )}
          {packs.map(({ id, title, price, amount }) => (
            <View key={id} className={css.pack}>
              <View className={css.packWords}>
                <Text className={css.packTitle}>{title || text('pack', { count: amount })}</Text>
                <Text className={css.note}>{text('each', { yuan: priceNumber(Math.round(price / amount)) })}</Text>
              </View>
              <Price fen={price} />
              <AppButton
                id={`pack-${id}`}
                kind="accent"
                size="small"
                loading={busy}
                onPress={() => void pay(id, price)}
              >
                {text('buy')}
              </AppButton>
            </View>
          ))}
        </View>
      </BottomSheet>
    </ScreenFrame>
  )
}

export default observer(Assistant)

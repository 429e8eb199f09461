import { addImpression } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { DraftForm } from '@/domain/form/DraftForm'
import { keptForm } from '@/flows/draft/keptForm'
import { useDraftLeave } from '@/flows/draft/useDraftLeave'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { back } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Card } from '@/ui/content/Card'
import { Chip } from '@/ui/content/Chip'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import css from '../relation.module.scss'
import { namedRid } from '../useOwner'
import { useRelation } from '../useRelation'
import {
  addOwn,
  BLANK,
  formOf,
  type ImpressForm,
  type ImpressProblem,
  problemsOf,
  tagsOf,
  toggleTag,
} from './ImpressForm'

const WORDS = ['w_1', 'w_2', 'w_3', 'w_4', 'w_5', 'w_6', 'w_7', 'w_8', 'w_9'] as const
const MOST_TEXT = 100

/** Says one to three words about a person, in place of what was said before. */
function AddImpress() {
  const { iid, query } = useRoute<'relation.addImpress'>()
  const { member } = useSession()
  const rid = namedRid(query)
  const store = useRelation(iid, rid || undefined)
  const [form] = useState(() => {
    return new DraftForm<ImpressForm, ImpressProblem>({
      ...keptForm(`relation:impress:${rid}`, BLANK, { iid, member }),
      problemsOf,
      save: (one) => {
        const [tags, words] = [tagsOf(one), one.text.trim()]
        return callOnce(`impress:${rid}:${tags.join()}:${words}`, addImpression, (reqId) => ({
          ...{ iid, reqId, toRid: rid, tags: [...tags], ...(words ? { text: words } : {}) },
        }))
      },
    })
  })
  const { relation } = store
  const shown = form.form
  useEffect(() => {
    if (relation && !relation.mine.self && member.isMember) form.begin(formOf(relation.mine.impressed))
  }, [relation, form, member.isMember])
  const refuse = (why: 'word' | 'full') => toast.error(text(why === 'full' ? 'tagsFull' : 'ownTagWrong'))
  const add = () => {
    const change = shown ? addOwn(shown) : 'word'
    if (typeof change === 'string') refuse(change)
    else form.change(change)
  }
  const send = async () => {
    try {
      const outcome = await form.submit()
      if (outcome === 'word' || outcome === 'full') return refuse(outcome)
      if (outcome !== 'saved') return
      toast.success(text('impressSent'))
      await leaveTo('relation.detail', { iid, rid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const own: ScreenState = {
    kind: 'empty',
    message: text('ownSelf'),
    actionText: text('home'),
    onAction: () => void back(),
  }
  const words = [...WORDS.map((key) => text(key)), ...(shown?.tags ?? [])]
  const leave = useDraftLeave(form)
  return (
    <ScreenFrame
      title={text('addImpress')}
      state={memberScreen(member, relation?.mine.self ? own : store.state)}
      skeleton={<FormSkeleton />}
      onBack={leave}
      footer={
        <ActionBar>
          <AppButton id="impress-send" kind="primary" stretch loading={form.busy} onPress={() => void send()}>
            {text('send')}
          </AppButton>
        </ActionBar>
      }
    >
      {shown && relation && (
        <View className={css.page}>
          <BehindNote form={form} />
          <Card>
            <Text className={css.title}>{text('impressOf', { name: relation.profile.name })}</Text>
            <Text className={css.note}>{text('pickTags')}</Text>
            <View className={css.actions}>
              {[...new Set(words)].map((tag) => (
                <Chip
                  key={tag}
                  id={`tag-${tag}`}
                  selected={shown.tags.includes(tag)}
                  onPress={() => form.change(toggleTag(shown, tag))}
                >
                  {tag}
                </Chip>
              ))}
            </View>
            {form.shows('tags') && (
              <Text id="impress-wrong" className={css.wrong}>
                {text('tagsNone')}
              </Text>
            )}
          </Card>
          <FormSection>
            <TextField
              id="impress-own"
              label={text('ownTag')}
              placeholder={text('ownTagHint')}
              maxLength={6}
              value={shown.own}
              onChange={(value) => form.change({ own: value })}
              onSubmit={add}
              side={
                <AppButton id="impress-add" size="small" onPress={add}>
                  {text('addTag')}
                </AppButton>
              }
            />
            <TextAreaField
              id="impress-text"
              label={text('impressText')}
              placeholder={text('impressTextHint')}
              limit={MOST_TEXT}
              value={shown.text}
              onChange={(value) => form.change({ text: value })}
            />
          </FormSection>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(AddImpress)

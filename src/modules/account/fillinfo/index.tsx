import { type Child, getRoleInfo, shanghaiDay, updateRoleInfo } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { call } from '@/gateway/call'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { FormSection } from '@/ui/fields/FormSection'
import { RadioField } from '@/ui/fields/RadioField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextAreaField } from '@/ui/fields/TextAreaField'
import { TextField } from '@/ui/fields/TextField'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { FamilyStore, isFamilyInfo } from './FamilyStore'
import css from './index.module.scss'
import { text } from './messages'

function FillInfo() {
  const { iid } = useRoute<'account.fillinfo' | 'relation.extra'>()
  const { member } = useSession()
  const [store] = useState(
    () =>
      new FamilyStore({
        fetch: () => call(getRoleInfo, { iid }),
        save: ({ childInfo, ...form }) =>
          call(updateRoleInfo, { ...form, childInfo: childInfo.map((child) => ({ ...child })) }),
        today: () => shanghaiDay(serverNow()),
        draft: memberDraft('family:draft', isFamilyInfo, { iid, member }),
      }),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads when the visitor becomes a member
  useEffect(() => void member.ready().then(() => void (member.isMember && store.load())), [member.isMember])
  const save = async () => {
    try {
      if (await store.save()) {
        toast.success(text('saved'))
        return await leaveTo('account.personal', { iid })
      }
      const [first] = store.problems
      if (first) scrollToField(`family-${first}`)
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const { form } = store
  return (
    <ScreenFrame
      title={text('title')}
      state={memberScreen(member, store.state)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton id="family-save" kind="primary" stretch loading={store.busy} onPress={() => void save()}>
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      <View className={css.page}>
        <Text className={css.note}>{text('why')}</Text>
        <FormSection title={text('contact')}>
          <TextField
            id="family-name"
            label={text('name')}
            maxLength={20}
            value={form.name}
            onChange={(value) => store.type('name', value)}
          />
          <TextField
            id="family-phone"
            label={text('phone')}
            kind="phone"
            maxLength={11}
            value={form.phone}
            onChange={(value) => store.type('phone', value)}
            error={store.isWrong('phone') ? text('phoneWrong') : undefined}
          />
          <TextAreaField
            id="family-address"
            label={text('address')}
            limit={200}
            value={form.address}
            onChange={(value) => store.type('address', value)}
          />
        </FormSection>
        <FormSection title={text('family')}>
          <TextField
            id="family-dad"
            label={text('dad')}
            maxLength={20}
            value={form.dad}
            onChange={(value) => store.type('dad', value)}
          />
          <TextField
            id="family-mom"
            label={text('mom')}
            maxLength={20}
            value={form.mom}
            onChange={(value) => store.type('mom', value)}
          />
        </FormSection>
        {form.childInfo.map((child, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a child has no other name until it is typed
          <ChildFields key={at} store={store} at={at} child={child} />
        ))}
        <AppButton id="child-add" stretch disabled={!store.canAdd} onPress={() => store.addChild()}>
          {text('addChild')}
        </AppButton>
        <Text className={css.note}>{text('draft')}</Text>
      </View>
    </ScreenFrame>
  )
}

interface ChildFieldsProps {
  readonly store: FamilyStore
  readonly at: number
  readonly child: Child
}

const ChildFields = observer(function ChildFields({ store, at, child }: ChildFieldsProps) {
  const id = `child-${at}`
  return (
    <FormSection title={text('child', { n: at + 1 })}>
      <TextField
        id={`family-${id}-name`}
        label={text('childName')}
        required
        maxLength={20}
        value={child.name}
        onChange={(name) => store.typeChild(at, { name })}
        error={store.isWrong(`${id}-name`) ? text('childNameWrong') : undefined}
      />
      <DateField
        id={`family-${id}-birthday`}
        label={text('birthday')}
        required
        value={child.birthday}
        max={shanghaiDay(serverNow())}
        onChange={(birthday) => store.typeChild(at, { birthday })}
        error={store.isWrong(`${id}-birthday`) ? text('birthdayWrong') : undefined}
      />
      <RadioField
        id={`family-${id}-sex`}
        label={text('sex')}
        options={([1, 2, 0] as const).map((value) => ({ value, text: text(`sex_${value}`) }))}
        value={child.sex}
        onChange={(sex) => store.typeChild(at, { sex })}
      />
      <AppButton id={`${id}-remove`} kind="ghost" onPress={() => store.removeChild(at)}>
        {text('removeChild')}
      </AppButton>
    </FormSection>
  )
})

export default observer(FillInfo)

import { type FeatureType, joinShop, listFeatureTypes, MODULE_TYPE, type ShopStep1 } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { DraftForm } from '@/domain/form/DraftForm'
import { FormProgress } from '@/domain/form/FormProgress'
import { PlaceField } from '@/domain/place/PlaceField'
import { RegionField } from '@/domain/region/RegionField'
import { keptForm } from '@/flows/draft/keptForm'
import { useOwnDetails } from '@/flows/enroll/useOwnDetails'
import { usePickPlace } from '@/flows/place/usePickPlace'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { loadRegions } from '@/gateway/loadRegions'
import { errorText } from '@/locales/errorText'
import { replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Steps } from '@/ui/content/Steps'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { SelectField } from '@/ui/fields/SelectField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { type ScreenState, screenLoading, screenReady } from '@/ui/screen/ScreenState'
import css from '../apply/apply.module.scss'
import { joinSteps } from '../apply/joinSteps'
import { text } from '../apply/messages'
import { sentState } from '../apply/sentState'
import { BLANK1, problems1, type Step1Problem, step1Of } from '../apply/stepForms'
import { useApply } from '../apply/useApply'

const DRAFT = 'shops:join:1'
/** Number of answers that a blank form lacks. */
const REQUIRED = problems1(BLANK1).length

/** The first step of an application: the shop. */
function JoinStep1() {
  const { iid } = useRoute<'shops.joinStep1'>()
  const { member } = useSession()
  const store = useApply(iid)
  const [types, setTypes] = useState<readonly FeatureType[]>([])
  const [typesState, setTypesState] = useState<ScreenState>(screenLoading)
  const [form] = useState(() => {
    return new DraftForm<ShopStep1, Step1Problem>({
      ...keptForm(DRAFT, BLANK1, { iid, member }),
      problemsOf: problems1,
      save: (one) =>
        callOnce(`shops:join:1:${JSON.stringify(one)}`, joinShop, (reqId) => ({
          ...{ iid, reqId, step: 1, data: { ...one, phone: one.phone.trim() } },
        })),
    })
  })
  const loadTypes = async () => {
    try {
      const all = await call(listFeatureTypes, { iid })
      setTypes(all.filter(({ moduleType }) => moduleType === MODULE_TYPE.shop))
      setTypesState(screenReady)
    } catch (error) {
      setTypesState(failedState(error, () => void loadTypes()))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once
  useEffect(() => void loadTypes(), [])
  const { join } = store
  useEffect(() => {
    if (join && store.isOpen) form.begin(step1Of(join))
  }, [join, form, store])
  useOwnDetails(iid, ({ name, phone }) => form.suggest({ contact: name, phone }), form.form !== null)
  const pick = usePickPlace('shopsJoin', ({ name, address, location }) =>
    form.change({ address: address || name, lat: location.lat, lng: location.lng }),
  )
  const save = async () => {
    try {
      const outcome = await form.submit()
      if (outcome === null) return
      if (outcome !== 'saved') return scrollToField(`join-${outcome}`)
      await replace('shops.joinStep2', { iid })
    } catch (error) {
      toast.error(errorText(error))
      // Another device has sent it meanwhile: the screen says so.
      if (isGatewayError(error, 'STALE')) await store.load()
    }
  }
  const shown = form.form
  const wrong = (problem: Step1Problem, words = text('fill')) => (form.shows(problem) ? words : undefined)
  const place =
    shown && shown.lat !== null && shown.lng !== null
      ? { name: shown.address, address: '', location: { lat: shown.lat, lng: shown.lng } }
      : null
  const own = store.state.kind === 'ready' && !store.isOpen ? sentState(iid) : store.state
  return (
    <ScreenFrame
      title={text('step1')}
      state={memberScreen(member, own.kind === 'ready' ? typesState : own)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar note={<FormProgress all={REQUIRED} left={form.form ? form.problems.length : REQUIRED} />}>
          <AppButton id="join-next" kind="primary" stretch loading={form.busy} onPress={() => void save()}>
            {text('next')}
          </AppButton>
        </ActionBar>
      }
    >
      {shown && (
        <View className={css.page}>
          <Steps items={joinSteps({ feeFen: store.join?.feeFen ?? 0 })} current={0} />
          <BehindNote form={form} />
          <FormSection>
            <TextField
              id="join-name"
              label={text('shopName')}
              required
              maxLength={30}
              value={shown.name}
              onChange={(name) => form.change({ name })}
              error={wrong('name')}
            />
            <SelectField
              id="join-typeId"
              label={text('type')}
              required
              options={types.map(({ id, name }) => ({ value: id, text: name }))}
              value={shown.typeId || undefined}
              onChange={(typeId) => form.change({ typeId })}
              error={wrong('typeId')}
            />
            <TextField
              id="join-contact"
              label={text('contact')}
              required
              maxLength={20}
              value={shown.contact}
              onChange={(contact) => form.change({ contact })}
              error={wrong('contact')}
            />
            <TextField
              id="join-phone"
              kind="phone"
              label={text('phone')}
              required
              maxLength={20}
              value={shown.phone}
              onChange={(phone) => form.change({ phone })}
              error={wrong('phone', text('phoneWrong'))}
            />
            <RegionField
              id="join-region"
              label={text('region')}
              required
              value={shown.region}
              load={loadRegions}
              onChange={(region) => form.change({ region })}
              error={wrong('region')}
            />
            <TextField
              id="join-address"
              label={text('address')}
              required
              hint={text('addressHint')}
              maxLength={120}
              value={shown.address}
              onChange={(address) => form.change({ address })}
              error={wrong('address')}
            />
            <PlaceField id="join-place" label={text('place')} value={place} onPick={pick} />
          </FormSection>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(JoinStep1)

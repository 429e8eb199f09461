import { type CompanyData, listRelationItems, saveRelation } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { BehindNote } from '@/domain/form/BehindNote'
import { DraftForm } from '@/domain/form/DraftForm'
import { PlaceField } from '@/domain/place/PlaceField'
import { keptForm } from '@/flows/draft/keptForm'
import { usePickPlace } from '@/flows/place/usePickPlace'
import { FormPicture } from '@/flows/upload/FormPicture'
import { useFormPictures } from '@/flows/upload/useFormPictures'
import { call } from '@/gateway/call'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { leaveTo } from '@/routes/leaveTo'
import { useRoute } from '@/routes/useRoute'
import { memberScreen } from '@/screens/member/memberScreen'
import { useKnownMember } from '@/screens/member/useKnownMember'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { DateField } from '@/ui/fields/DateField'
import { FormSection } from '@/ui/fields/FormSection'
import { SwitchField } from '@/ui/fields/SwitchField'
import { scrollToField } from '@/ui/fields/scrollToField'
import { TextField } from '@/ui/fields/TextField'
import { failedState } from '@/ui/screen/failedState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { text } from '../messages'
import css from '../relation.module.scss'
import { BLANK, type CompanyProblem, dataOf, problemsOf } from './companyForm'

/** More than a member can have. */
const ALL = 50

/** Adds a company, or changes the one of the address. */
function AddCompany() {
  const { iid, query } = useRoute<'relation.addCompany'>()
  const { member } = useSession()
  const { id = '' } = query
  const draft = `relation:company:${id}`
  const pictures = useFormPictures(iid, draft)
  const [state, setState] = useState<ScreenState>({ kind: 'loading' })
  const [form] = useState(() => {
    return new DraftForm<CompanyData, CompanyProblem>({
      ...keptForm(draft, BLANK, { iid, member }),
      problemsOf,
      save: (one) =>
        callOnce(`company:${id}:${JSON.stringify(one)}`, saveRelation, (reqId) => ({
          ...{ iid, reqId, part: 'company' as const, ...(id ? { id } : {}), data: { ...dataOf(one) } },
        })),
    })
  })
  const load = async () => {
    if (!member.isMember) return
    if (id === '') {
      form.begin(BLANK)
      return setState({ kind: 'ready' })
    }
    try {
      const { list } = await call(listRelationItems, {
        ...{ iid, toRid: Number(member.rid), part: 'company', pageSize: ALL },
      })
      const found = list.find((row) => row.id === id)
      if (!found) return setState({ kind: 'error', message: text('companyGone') })
      form.begin(found.data as unknown as CompanyData)
      setState({ kind: 'ready' })
    } catch (error) {
      setState(failedState(error, () => void load()))
    }
  }
  useKnownMember(load)
  const pick = usePickPlace('relationCompany', ({ name, address, location }) =>
    form.change({ address: address || name, lat: location.lat, lng: location.lng }),
  )
  useEffect(() => {
    void member.ready()
  }, [member])
  const save = async () => {
    if (pictures.mustWait()) return
    try {
      const outcome = await form.submit()
      if (outcome === null) return
      if (outcome !== 'saved') return scrollToField(`company-${outcome}`)
      pictures.clear()
      toast.success(text('saved'))
      await leaveTo('relation.company', { iid })
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const shown = form.form
  const place =
    shown && shown.lat !== null && shown.lng !== null
      ? { name: shown.address, address: '', location: { lat: shown.lat, lng: shown.lng } }
      : null
  return (
    <ScreenFrame
      title={text(id ? 'companyEdit' : 'companyAdd')}
      state={memberScreen(member, state)}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar>
          <AppButton id="company-save" kind="primary" stretch loading={form.busy} onPress={() => void save()}>
            {text('save')}
          </AppButton>
        </ActionBar>
      }
    >
      {shown && (
        <View className={css.page}>
          <BehindNote form={form} pictures={pictures} />
          <FormSection>
            <TextField
              id="company-name"
              label={text('companyName')}
              required
              maxLength={40}
              value={shown.name}
              onChange={(name) => form.change({ name })}
              error={form.shows('name') ? text('companyNameWrong') : undefined}
            />
            <TextField
              id="company-post"
              label={text('post')}
              required
              maxLength={30}
              value={shown.post}
              onChange={(post) => form.change({ post })}
              error={form.shows('post') ? text('postWrong') : undefined}
            />
            <TextField
              id="company-industry"
              label={text('industry')}
              placeholder={text('industryHint')}
              maxLength={20}
              value={shown.industry}
              onChange={(industry) => form.change({ industry })}
            />
            <DateField
              id="company-from"
              mode="month"
              label={text('from')}
              required
              value={shown.from}
              onChange={(from) => form.change({ from })}
              error={form.shows('from') ? text('fromWrong') : undefined}
            />
            <DateField
              id="company-to"
              mode="month"
              label={text('to')}
              placeholder={text('untilNow')}
              hint={text('toHint')}
              value={shown.to}
              onChange={(to) => form.change({ to })}
              error={form.shows('to') ? text('toWrong') : undefined}
            />
            <SwitchField
              id="company-current"
              label={text('current')}
              value={shown.current}
              onChange={(current) => form.change({ current })}
            />
          </FormSection>
          <FormSection>
            <PlaceField id="company-place" label={text('place')} value={place} onPick={pick} />
            <FormPicture
              id="company-logo"
              label={text('logo')}
              pictures={pictures}
              field="logo"
              value={shown.logo}
              onChange={(logo) => form.change({ logo })}
            />
          </FormSection>
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(AddCompany)

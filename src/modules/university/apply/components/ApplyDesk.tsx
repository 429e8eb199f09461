import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect } from 'react'
import { leaveDevice, logOut } from '@/flows/leaveDevice'
import { errorText } from '@/locales/errorText'
import { language } from '@/locales/Language'
import { environment } from '@/platform/environment'
import { useScreenShow } from '@/platform/lifecycle'
import { navigate, relaunch } from '@/routes/navigate'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { CheckboxField } from '@/ui/fields/CheckboxField'
import homeIcon from '@/ui/icon/drawings/home.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { UniversityFrame } from '../../components/UniversityFrame'
import { text } from '../../messages'
import { type ApplicantDesk, applicantSession } from '../../useApplicant'
import { useApply } from '../useApply'
import css from './ApplyDesk.module.scss'
import { ApplyHead } from './ApplyHead'
import { GroupList } from './GroupList'

/** The overview of an applicant's registration: completed groups, status, and the next step. */
export const ApplyDesk = observer(function ApplyDesk({ desk }: { readonly desk: ApplicantDesk }) {
  const { iid } = desk
  const { member } = useSession()
  const { store, openPayPage } = useApply(desk)
  const { registration, button } = store
  // Load the status again after a form, the cashier or the background.
  useScreenShow(() => void store.load())
  useEffect(() => void store.load(), [store])

  const press = async () => {
    try {
      const asking = { title: text('submitAsk'), message: text('submitNote'), confirmText: text('submitAll') }
      if (store.isOpen && store.agreed && !(await dialog.confirm(asking))) return
      const outcome = await store.press()
      if (outcome?.kind === 'agreeFirst') toast.show(text('agreeFirst', { summary: outcome.summary }))
      else if (outcome?.kind === 'order') {
        if (!outcome.paid) await openPayPage(outcome.gid)
      } else if (outcome && outcome.kind !== 'moved') toast.error(text(outcome.kind))
    } catch (error) {
      toast.error(errorText(error))
      // Staff or another device may have changed the status.
      await store.load()
    }
  }
  const leave = async () => {
    if (!(await dialog.confirm({ title: text('logout'), message: text('logoutAsk') }))) return
    applicantSession.clear()
    await logOut(member).catch(() => leaveDevice(member))
    await relaunch('university.personal', { iid })
  }

  return (
    <UniversityFrame
      section="apply"
      state={store.state}
      skeleton={<FormSkeleton />}
      onRefresh={() => store.load()}
      footer={
        <ActionBar note={registration?.status === 2 && <Price fen={registration.fee} size="large" />}>
          <AppButton
            id="apply-button"
            kind={registration?.status === 2 ? 'accent' : 'primary'}
            stretch
            loading={store.busy}
            disabled={!button.active}
            onPress={() => void press()}
          >
            {language.code === 'en' ? button.en : button.zh}
          </AppButton>
        </ActionBar>
      }
    >
      {registration && (
        <View className={css.desk}>
          {environment().target !== 'h5' && (
            <View className={css.home}>
              <AppButton
                id="to-home"
                size="small"
                kind="ghost"
                icon={<Icon drawing={homeIcon.drawing} size={16} />}
                onPress={() => void relaunch('university.home', { iid })}
              >
                {text('home')}
              </AppButton>
            </View>
          )}
          <ApplyHead registration={registration} />
          {registration.reason !== '' && (
            <View id="review-note" className={css.reason}>
              <Text className={css.reasonTitle}>{text('reviewNote')}</Text>
              <Text>{registration.reason}</Text>
            </View>
          )}
          {store.isOpen ? (
            <View className={css.part}>
              <GroupList
                groups={store.groups}
                filled={store.filled}
                onOpen={({ id, groupDesc }) => void navigate('university.form', { iid, id, groupDesc })}
              />
              <CheckboxField
                id="consent"
                label={text('consent', { summary: registration.regSummary })}
                value={store.agreed}
                onChange={(agreed) => store.agree(agreed)}
              />
            </View>
          ) : (
            registration.statusShowImg && (
              <View id="status-picture">
                <Picture
                  src={registration.statusShowImg}
                  alt={text(`status${registration.status}`)}
                  ratio={16 / 9}
                  radius="card"
                  lazy={false}
                />
              </View>
            )
          )}
          <AppButton id="university-logout" kind="ghost" stretch onPress={() => void leave()}>
            {text('logout')}
          </AppButton>
        </View>
      )}
    </UniversityFrame>
  )
})

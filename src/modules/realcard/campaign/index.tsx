import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { TicketCode } from '@/domain/order/TicketCode'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { serverNow } from '@/platform/serverClock'
import { navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useOwn } from '@/screens/member/useOwn'
import { useSession } from '@/session/SessionProvider'
import { memberDraft } from '@/session/sessionStorage'
import { usePerMember } from '@/session/usePerMember'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { scrollToField } from '@/ui/fields/scrollToField'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import css from '../form.module.scss'
import { text } from '../messages'
import { CampaignFieldInput } from './CampaignFieldInput'
import { CampaignStore } from './CampaignStore'

type CampaignRoute = 'realcard.baibo' | 'realcard.qinzi' | 'realcard.aier' | 'realcard.mengjie' | 'realcard.kaitu'

const isAnswers = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')

/** What a partner offers to holders of cards; the last part of the address is the campaign's code. */
function Campaign() {
  const { iid, name } = useRoute<CampaignRoute>()
  const code = name.slice(name.indexOf('.') + 1)
  const { member } = useSession()
  const store = usePerMember(() => {
    return new CampaignStore({
      ...{ iid, code, now: serverNow },
      draft: memberDraft(`cardCampaign:${code}`, isAnswers, { iid, member }),
    })
  })
  const { state, load } = useOwn(async () => {
    await store.load()
    // Somebody without a card learns where to get one.
    if (store.hindrance === 'needCard') await replace('realcard.empty', { iid })
    return true
  })
  const { answer, claim, hindrance } = store
  const campaign = answer?.campaign
  const claimNow = async () => {
    try {
      const done = await store.submit()
      if (done) return done === 'again' ? toast.show(text('claimedBefore')) : toast.success(text('claimed'))
      if (store.firstFault) scrollToField(`field-${store.firstFault.id}`)
    } catch (error) {
      toast.error(errorText(error))
      await store.load().catch(() => undefined)
    }
  }
  const canClaim = hindrance === null
  return (
    <ScreenFrame
      title={text('campaignTitle')}
      state={state}
      skeleton={<FormSkeleton />}
      onRefresh={load}
      footer={
        campaign && (
          <ActionBar>
            {hindrance === 'noFit' ? (
              <AppButton
                id="to-cards"
                kind="secondary"
                stretch
                onPress={() => void navigate('realcard.query', { iid })}
              >
                {text('toCards')}
              </AppButton>
            ) : (
              <AppButton
                id="campaign-claim"
                kind="accent"
                stretch
                loading={store.busy}
                disabled={!canClaim}
                onPress={() => void claimNow()}
              >
                {text(hindrance ?? 'claim')}
              </AppButton>
            )}
          </ActionBar>
        )
      }
    >
      {campaign && (
        <View className={css.page}>
          <View className={css.card}>
            <Picture src={campaign.img} alt="" ratio={16 / 9} lazy={false} radius="control" />
            <Text id="campaign-title" className={css.title}>
              {campaign.title}
            </Text>
            <Text className={css.text}>{campaign.desc}</Text>
            <Text id="campaign-left" className={css.small}>
              {campaign.left > 0 ? text('left', { left: campaign.left }) : text('gone')}
            </Text>
            {hindrance === 'noFit' && <Text className={css.danger}>{text('noFit')}</Text>}
          </View>
          {claim && (
            <View id="campaign-voucher" className={css.card}>
              <TicketCode title={text('voucher')} code={{ code: claim.voucher, used: false, usedAt: null, name: '' }} />
              <Text className={css.small}>{text('claimedAt', { time: formatMoment(claim.at, 'at') })}</Text>
              {campaign.fields.map(({ id, name: label }) =>
                claim.fields[id] ? <Text key={id} className={css.text}>{`${label} ${claim.fields[id]}`}</Text> : null,
              )}
            </View>
          )}
          {canClaim && campaign.fields.length > 0 && (
            <FormSection>
              {campaign.fields.map((field) => {
                const problem = store.problemOf(field)
                return (
                  <CampaignFieldInput
                    key={field.id}
                    field={field}
                    value={store.fields[field.id] ?? ''}
                    onChange={(value) => store.write(field.id, value)}
                    error={
                      problem === null
                        ? undefined
                        : text(problem, { name: field.name, min: field.min ?? 1, max: field.max ?? 99 })
                    }
                  />
                )
              })}
            </FormSection>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(Campaign)

import { ORDER_TYPE, saveEntry } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { EntrantForm } from '@/domain/entrant/EntrantForm'
import { entrantFieldId } from '@/domain/entrant/entrantFieldId'
import { WaitlistSheet } from '@/domain/waitlist/WaitlistSheet'
import { WaitlistStore } from '@/domain/waitlist/WaitlistStore'
import { usePictureUpload } from '@/flows/upload/usePictureUpload'
import { useOfficialCode } from '@/flows/useOfficialCode'
import { callOnce } from '@/gateway/callOnce'
import { isGatewayError } from '@/gateway/GatewayError'
import { waitlistCall } from '@/gateway/waitlistCall'
import { errorText } from '@/locales/errorText'
import { back, navigate, replace } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { MediaCard } from '@/ui/content/MediaCard'
import { Price } from '@/ui/content/Price'
import { RowGroup } from '@/ui/content/RowGroup'
import { dialog } from '@/ui/feedback/dialog'
import { FormSkeleton } from '@/ui/feedback/FormSkeleton'
import { toast } from '@/ui/feedback/toast'
import { FormSection } from '@/ui/fields/FormSection'
import { Stepper } from '@/ui/fields/Stepper'
import { scrollToField } from '@/ui/fields/scrollToField'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { SessionPicker } from '../components/SessionPicker'
import { text } from '../messages'
import { TicketPicker } from './components/TicketPicker'
import type { EnrollChoice } from './EnrollStore'
import css from './index.module.scss'
import { enrollDraftKey, useEnroll } from './useEnroll'
import { useTeam } from './useTeam'

function Enroll() {
  const { iid, query, name } = useRoute<'act.enroll' | 'act.enroll1' | 'act.enrollTest'>()
  const { member, prepay } = useSession()
  const { id = '', sessionId = '', groupId = '' } = query
  const trial = name === 'act.enrollTest'
  const team = name === 'act.enroll1'
  const store = useEnroll({ iid, id, sessionId, trial, team })
  const [waitlist] = useState(() => new WaitlistStore(waitlistCall(iid, 'act', id)))
  const officialCode = useOfficialCode(iid, waitlist.sessionId !== null)
  const pictures = usePictureUpload()
  const group = useTeam(iid, groupId)
  const { detail, entrants, session } = store
  const statement = detail?.statement

  const checkOut = async ({ session: chosen, ticket, entrants: people }: EnrollChoice) => {
    prepay.put({
      iid,
      orderType: ORDER_TYPE.activity,
      keys: id,
      property: chosen.id,
      property2: ticket.id,
      num: people.length,
      info: { entrants: people },
      title: detail?.title ?? '',
      cover: detail?.cover ?? '',
      draftKey: enrollDraftKey(id, team),
      ...(groupId ? { groupId } : {}),
    })
    await navigate(team ? 'pay.act1' : 'pay.act', { iid })
  }
  const saveTrial = async ({ session: chosen, ticket, entrants: people }: EnrollChoice) => {
    for (const [row, person] of people.entries())
      await callOnce(`trial:${id}:${row}`, saveEntry, (reqId) => ({
        iid,
        reqId,
        scope: 'act' as const,
        refId: id,
        trial: true,
        fields: { ...person, sessionId: chosen.id, ticketId: ticket.id },
      }))
    toast.success(text('trialSaved'))
    await back()
  }
  const submit = async () => {
    const problem = store.check()
    if (problem?.kind === 'session') return toast.error(text(session ? 'sessionGone' : 'sessionMissing'))
    if (problem) return scrollToField(entrantFieldId(problem.row, problem.field, entrants.questions))
    store.keep()
    if (!(await member.requireMember())) return
    try {
      const choice = await store.submit()
      if (choice) await (trial ? saveTrial(choice) : checkOut(choice))
    } catch (error) {
      if (!isGatewayError(error, 'FULL')) return toast.error(errorText(error), { duration: 2000 })
      const { sessionId: full } = store
      await store.load()
      if (await dialog.confirm({ title: error.msg, message: text('fullAsk') })) waitlist.open(full)
    }
  }

  return (
    <ScreenFrame
      title={text('enroll')}
      state={stateOf()}
      skeleton={<FormSkeleton />}
      footer={
        <ActionBar
          note={
            store.total !== null && (
              <View className={css.total}>
                <Text className={css.count}>{text('peopleCount', { count: entrants.count })}</Text>
                <Price id="enrol-total" fen={store.total} size="large" zeroText={text('free')} />
              </View>
            )
          }
        >
          {store.waitsFor === null || trial ? (
            <AppButton id="enrol-submit" kind="accent" loading={store.busy} onPress={() => void submit()}>
              {text(trial ? 'submitTrial' : 'submit')}
            </AppButton>
          ) : (
            <AppButton id="enrol-wait" onPress={() => waitlist.open(store.waitsFor ?? '')}>
              {text('waitlist')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {detail && (
        <View className={css.form}>
          {trial && <Text className={css.trial}>{text('trial')}</Text>}
          <MediaCard cover={detail.cover} title={detail.title} meta={detail.extra.place ?? ''} lazy={false} />
          {group && (
            <RowGroup>
              <ListRow
                id="enrol-team"
                title={text('teamOf', { name: group.name })}
                value={text('teamSize', { size: group.size, max: group.max })}
              />
            </RowGroup>
          )}
          <FormSection title={text('chooseSession')} note={store.waitsFor === null ? undefined : text('allFull')}>
            <SessionPicker
              sessions={detail.sessions ?? []}
              chosen={store.sessionId}
              onChoose={(chosen) => {
                const full = detail.sessions?.find((one) => one.id === chosen)?.state === 'full'
                if (full) waitlist.open(chosen)
                else store.chooseSession(chosen)
              }}
            />
          </FormSection>
          <FormSection title={text('chooseTicket')}>
            <TicketPicker
              tickets={detail.tickets ?? []}
              chosen={store.ticketId}
              onChoose={(chosen) => store.chooseTicket(chosen)}
            />
          </FormSection>
          <FormSection title={text('people')} note={text('peopleNote', { max: entrants.max })}>
            <Stepper
              id="entrants"
              label={text('people')}
              value={entrants.count}
              min={entrants.min}
              max={entrants.max}
              onChange={(count) => entrants.setCount(count)}
            />
          </FormSection>
          <EntrantForm store={entrants} pictures={pictures} />
          <Text className={css.note}>{text(store.restored ? 'draftRestored' : 'draftNote')}</Text>
          {statement && (
            <Text className={css.note}>
              {text('statementNote')}
              <Text
                id="enrol-statement"
                className={css.link}
                {...pressProps(() => void dialog.alert({ title: text('statement'), message: statement.text }), {
                  role: 'link',
                })}
              >
                {text('statementName')}
              </Text>
            </Text>
          )}
        </View>
      )}
      <WaitlistSheet store={waitlist} officialCode={officialCode} />
    </ScreenFrame>
  )

  /** What stands in the way of the form, if anything. */
  function stateOf(): ScreenState {
    if (team && !groupId)
      return {
        kind: 'empty',
        message: text('noTeam'),
        actionText: text('toTeams'),
        onAction: () => void replace('act.teamList', { iid, id }),
      }
    if (team && group && group.mine !== 'captain')
      return {
        kind: 'empty',
        message: text('onlyCaptain'),
        actionText: text('toTeams'),
        onAction: () => void replace('act.teamList', { iid, id }),
      }
    if (detail && !detail.sessions?.some(({ state }) => state === 'open' || state === 'full'))
      return {
        kind: 'empty',
        message: text(detail.sessions?.length ? 'closed' : 'noSessions'),
        actionText: text('toDetail'),
        onAction: () => void replace('act.detail', { iid, id }),
      }
    return store.state
  }
}

export default observer(Enroll)

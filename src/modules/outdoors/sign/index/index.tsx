import { joinSign } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { formatMoment } from '@/locales/formatMoment'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { navigate } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Countdown } from '@/ui/content/Countdown'
import { ListRow } from '@/ui/content/ListRow'
import { RichText } from '@/ui/content/RichText'
import { Ring } from '@/ui/content/Ring'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { toast } from '@/ui/feedback/toast'
import shareIcon from '@/ui/icon/drawings/share.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { Picture } from '@/ui/media/Picture'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { SiteCard } from '../SiteCard'
import css from '../sign.module.scss'
import { useSubject } from '../useSubject'

/** A subject of check-ins: what it is about, how far one is, and where to go next. */
function SignIndex() {
  const { iid, params, query } = useRoute()
  const { subjectid: wished = query.subjectid ?? '' } = params as { readonly subjectid?: string }
  const { member } = useSession()
  const { store, load } = useSubject(iid, { id: wished })
  const [busy, setBusy] = useState(false)
  const { progress, sites, next, subjectId } = store
  const { subject, areas = [], done = 0, total = 0, joined = false } = progress ?? {}
  const share = useShare({ title: subject?.title ?? text('index'), imgUrl: subject?.cover ?? '' })
  const join = async () => {
    if (busy || !(await member.requireMember())) return
    setBusy(true)
    try {
      await callOnce(`sign:${subjectId}`, joinSign, (reqId) => ({ iid, reqId, id: subjectId }))
      await store.load()
    } catch (error) {
      toast.error(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  const now = serverNow()
  const isOver = subject !== undefined && now > subject.endsAt
  const isEarly = subject !== undefined && now < subject.startsAt
  const place = { iid, subjectid: subjectId }
  return (
    <ScreenFrame
      title={subject?.title ?? text('index')}
      state={store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
      footer={
        <ActionBar>
          <ActionIcon
            id="sign-share"
            icon={<Icon drawing={shareIcon.drawing} size={20} />}
            text={text('share')}
            onPress={share}
          />
          {isOver || joined ? (
            <AppButton
              id="sign-main"
              kind="primary"
              stretch
              onPress={() => void navigate(isOver ? 'sign.rank' : 'sign.map', place)}
            >
              {text(isOver ? 'rank' : 'map')}
            </AppButton>
          ) : (
            <AppButton id="sign-join" kind="primary" stretch loading={busy} onPress={() => void join()}>
              {text('join')}
            </AppButton>
          )}
        </ActionBar>
      }
    >
      {subject && (
        <View className={css.page}>
          {subject.cover !== '' && <Picture src={subject.cover} alt="" ratio={3 / 2} radius="card" lazy={false} />}
          <View className={css.stack}>
            <Text className={css.title}>{subject.title}</Text>
            <Text className={css.note}>
              {text('dates', { from: formatMoment(subject.startsAt, 'day'), to: formatMoment(subject.endsAt, 'day') })}
              {' · '}
              {text('members', { count: subject.members })}
            </Text>
            {isEarly && <Countdown until={subject.startsAt} prefix={text('startsIn')} onEnd={() => void load()} />}
            {isOver && <Text className={css.warn}>{text('over')}</Text>}
          </View>
          <View id="sign-progress" className={css.summary}>
            <Ring size="small" share={total > 0 ? done / total : 0}>
              <Text className={css.title}>{text('progress', { done, total })}</Text>
            </Ring>
            <View className={css.facts}>
              <Text className={css.words}>{text('progressNote', { done, total })}</Text>
              <Text className={css.note}>{text('needNote', { need: Math.min(subject.need, total) })}</Text>
            </View>
          </View>
          <View className={css.tools}>
            <AppButton id="sign-to-map" size="small" onPress={() => void navigate('sign.map', place)}>
              {text('toMap')}
            </AppButton>
            <AppButton id="sign-to-rank" size="small" onPress={() => void navigate('sign.rank', place)}>
              {text('toRank')}
            </AppButton>
            <AppButton id="sign-to-record" size="small" onPress={() => void navigate('sign.record', place)}>
              {text('toRecord')}
            </AppButton>
            <AppButton id="sign-to-cer" size="small" onPress={() => void navigate('sign.cer', place)}>
              {text('toCer')}
            </AppButton>
          </View>
          {!isOver && sites.length > 0 && (
            <View className={css.list}>
              <SectionHeading title={text('next')} />
              {next ? (
                <SiteCard site={next} onOpen={() => void navigate('sign.site', { iid, siteid: next.id })} />
              ) : (
                <Text className={css.note}>{text('allDone')}</Text>
              )}
            </View>
          )}
          {areas.length > 0 && (
            <View className={css.list}>
              <SectionHeading title={text('areas')} />
              <RowGroup>
                {areas.map((area) => (
                  <ListRow
                    key={area.id}
                    id={`area-${area.id}`}
                    title={area.name}
                    value={<Text>{text('areaDone', { done: area.done, total: area.total })}</Text>}
                    onPress={() => void navigate('sign.area', { iid, areaid: area.id })}
                  />
                ))}
              </RowGroup>
            </View>
          )}
          {subject.rules !== '' && (
            <View className={css.list}>
              <SectionHeading title={text('rules')} />
              <RichText html={subject.rules} />
            </View>
          )}
        </View>
      )}
    </ScreenFrame>
  )
}

export default observer(SignIndex)

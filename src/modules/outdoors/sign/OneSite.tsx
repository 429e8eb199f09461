import { doCheckin } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { askPosition } from '@/flows/place/askPosition'
import { openPlace } from '@/flows/place/openPlace'
import { useKeptPictures } from '@/flows/upload/useKeptPictures'
import { callOnce } from '@/gateway/callOnce'
import { errorText } from '@/locales/errorText'
import { serverNow } from '@/platform/serverClock'
import { useSession } from '@/session/SessionProvider'
import { ActionBar } from '@/ui/action/ActionBar'
import { AppButton } from '@/ui/action/AppButton'
import { ListRow } from '@/ui/content/ListRow'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { Gallery } from '@/ui/media/Gallery'
import { ImageUploader } from '@/ui/media/ImageUploader'
import { mustWait } from '@/ui/media/mustWait'
import type { UploadWait } from '@/ui/media/UploadQueue'
import { semantics } from '@/ui/press/semantics'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import type { ScreenState } from '@/ui/screen/ScreenState'
import { CheckinStore, type Refused } from './CheckinStore'
import { DoneSheet } from './DoneSheet'
import { text } from './messages'
import css from './sign.module.scss'
import { hoursWords, siteState, siteWords } from './signWords'
import { useSubject } from './useSubject'

/** A site with its story and photos, where one checks in. */
export const OneSite = observer(function OneSite({ iid, siteId }: { readonly iid: number; readonly siteId: string }) {
  const { member } = useSession()
  const { store, load } = useSubject(iid, { siteId })
  const pictures = useKeptPictures(`sign:${siteId}`, { iid, isPrivate: true })
  const [wait, setWait] = useState<UploadWait>('none')
  const [checkin] = useState(
    () =>
      new CheckinStore({
        position: (tell) => askPosition('checkin', tell),
        checkIn: (site, { lat, lng, accuracy }, photo) =>
          callOnce(`checkin:${site.id}`, doCheckin, (reqId) => ({
            ...{ iid, reqId, scope: 'sign' as const, refId: store.subjectId, placeId: site.id, method: 'gps' as const },
            ...{ lat, lng, ...(accuracy === undefined ? {} : { accuracy }), ...(photo ? { photo } : {}) },
          })),
        stands: async ({ id }) => {
          const before = store.sites
          await store.load()
          // Without an answer nothing is known.
          return store.sites === before || store.sites.find((one) => one.id === id)?.done !== false
        },
      }),
  )
  const site = store.sites.find(({ id }) => id === siteId)
  const here = async () => {
    if (!site || !(await member.requireMember())) return
    if (mustWait(wait)) return
    await checkin.checkIn(site)
  }
  const now = serverNow()
  const state: ScreenState =
    store.state.kind === 'ready' && !site ? { kind: 'empty', message: text('noSubject') } : store.state
  const canDo = site !== undefined && siteState(site, now) === 'open'
  return (
    <ScreenFrame
      title={site?.name ?? text('site')}
      state={state}
      skeleton={<DetailSkeleton />}
      onRefresh={load}
      footer={
        site && (
          <ActionBar>
            <AppButton
              id="site-checkin"
              kind="primary"
              stretch
              disabled={!canDo}
              loading={checkin.busy}
              onPress={() => void here()}
            >
              {canDo ? text(checkin.busy ? 'checking' : 'here') : siteWords(site, now)}
            </AppButton>
          </ActionBar>
        )
      }
    >
      {site && (
        <>
          {site.imgs.length > 0 && (
            <Gallery pictures={site.imgs.map((src) => ({ src, alt: site.name }))} ratio={3 / 2} />
          )}
          <View className={css.page}>
            <View className={css.stack}>
              <Text className={css.title}>{site.name}</Text>
              <Text id="site-state" className={css.note}>
                {[siteWords(site, now), text('count', { count: site.count })].join(' · ')}
              </Text>
            </View>
            {checkin.refused && <RefusedNote refused={checkin.refused} />}
            <RowGroup>
              <ListRow title={text('hours')} value={<Text>{hoursWords(site)}</Text>} />
              <ListRow
                id="site-way"
                title={site.address || text('address')}
                note={text('radius', { metres: site.radius })}
                {...(site.lat === null || site.lng === null
                  ? {}
                  : {
                      onPress: () => {
                        const { lat, lng, name, address } = site
                        if (lat !== null && lng !== null) void openPlace(iid, { lat, lng, name, address })
                      },
                    })}
              />
            </RowGroup>
            {site.story !== '' && (
              <View className={css.list}>
                <SectionHeading title={text('story')} />
                <Text className={css.words}>{site.story}</Text>
              </View>
            )}
            {canDo && member.isMember && (
              <ImageUploader
                id="site-photo"
                label={text('photo')}
                hint={text('photoHint')}
                value={checkin.photo ? [checkin.photo] : []}
                onChange={([address = '']) => checkin.setPhoto(address)}
                max={1}
                {...pictures}
                onWait={setWait}
              />
            )}
          </View>
          {checkin.done && (
            <DoneSheet
              iid={iid}
              done={checkin.done}
              photo={checkin.donePhoto}
              store={store}
              onClose={() => checkin.close()}
            />
          )}
        </>
      )}
    </ScreenFrame>
  )
})

const refusedWords = (refused: Refused): string => {
  switch (refused.kind) {
    case 'far':
      return text('far', refused)
    case 'offline':
      return text(refused.hasPhoto ? 'offlineWithPhoto' : 'offline')
    case 'unanswered':
      return text('unanswered')
    case 'nowhere':
      return refused.words
    case 'other':
      return errorText(refused.error)
  }
}

function RefusedNote({ refused }: { readonly refused: Refused }) {
  return (
    <View id="site-refused" className={css.warn} {...semantics({ role: 'alert' })}>
      <Text>{refusedWords(refused)}</Text>
    </View>
  )
}

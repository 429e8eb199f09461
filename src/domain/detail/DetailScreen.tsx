import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type ReactNode, useEffect, useState } from 'react'
import { serverNow } from '@/platform/serverClock'
import { Avatar } from '@/ui/content/Avatar'
import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'
import { Gallery } from '@/ui/media/Gallery'
import { Picture } from '@/ui/media/Picture'
import panes from '@/ui/screen/Panes.module.scss'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { ScreenStatus } from '@/ui/screen/ScreenStatus'
import { usePassed } from '@/ui/screen/usePassed'
import { usePreviewOver } from '@/ui/screen/usePreviewOver'
import { CommentSection } from '../comment/CommentSection'
import { ReportLink } from '../report/ReportLink'
import { DetailBar } from './DetailBar'
import type { DetailPage } from './DetailPage'
import css from './DetailScreen.module.scss'
import { useBrowserTitle } from './useBrowserTitle'

export interface DetailScreenProps {
  readonly page: DetailPage
  /** Title of the screen, not of the item. */
  readonly title: string
  /** False for a visitor, who is sent to login. */
  readonly requireMember: () => Promise<boolean>
  readonly onShare: () => void
  /** True for a place: scrolled, the bar names it and not whoever looks after it. */
  readonly ofPlace?: boolean
  /** Without a headline, for a post whose title is the beginning of its text. */
  readonly untitled?: boolean
  /** Replaces the item's pictures, for example by a player or a map; null for nothing. */
  readonly media?: ReactNode
  /** Width divided by height of the pictures. */
  readonly ratio?: number
  /** Between title and text: facts, author. */
  readonly facts?: ReactNode
  readonly body: ReactNode
  /** Between text and comments: related items, members. */
  readonly after?: ReactNode
  /** The one primary button. Without it, a comment button takes its place. */
  readonly primary?: ReactNode
  /** Opens the screen's own form for a review, in place of a plain comment; answers stay plain. */
  readonly onReview?: (() => void) | undefined
  /** Above the bar of actions, as the dates of a stay. */
  readonly aboveBar?: ReactNode
  /** Sheets over the screen. */
  readonly overlay?: ReactNode
}

/** An item of any module: pictures, title, facts, text, comments, and the bar of actions. */
export const DetailScreen = observer(function DetailScreen(props: DetailScreenProps) {
  const {
    page,
    title,
    untitled,
    ofPlace = false,
    requireMember,
    onShare,
    media,
    ratio = 4 / 3,
    facts,
    body,
    after,
    primary,
    onReview,
    aboveBar,
    overlay,
  } = props
  const { detail: store, comments } = page
  const [writing, setWriting] = useState(false)
  const isOver = usePreviewOver()
  useEffect(() => {
    if (!store.detail) void store.load()
  }, [store])
  useEffect(() => {
    if (isOver) void comments.list.load()
  }, [comments, isOver])

  useBrowserTitle(store.title)

  const { detail, known } = store
  const { ref: mediaRef, passed } = usePassed('detail-media', Boolean(detail))
  const write = async () => {
    if (!(await requireMember())) return
    if (onReview && !comments.replyTo) onReview()
    else setWriting(true)
  }
  const pictures = detail ? (detail.imgs.length > 0 ? detail.imgs : detail.cover ? [detail.cover] : []) : []
  // A taller picture would push the title off a small phone; the viewer shows all of it.
  const shownRatio = Math.max(1, ratio)
  const shown =
    media === undefined ? (
      pictures.length > 0 ? (
        <Gallery
          // The cover of the list stays until the first picture has loaded: without it the page blinked.
          pictures={pictures.map((src, at) => ({ src, alt: store.title, under: at === 0 ? known?.cover : undefined }))}
          ratio={shownRatio}
        />
      ) : (
        !detail && known?.cover && <Picture src={known.cover} ratio={shownRatio} lazy={false} />
      )
    ) : (
      media
    )
  return (
    <ScreenFrame
      title={passed && detail ? (ofPlace ? store.title : detail.author.nick_name) : title}
      headerRight={
        passed &&
        detail &&
        !ofPlace && <Avatar src={detail.author.headImg} name={detail.author.nick_name} size="small" />
      }
      background="surface"
      wide={Boolean(shown) || store.state.kind === 'loading'}
      state={detail || known ? { kind: 'ready' } : store.state}
      skeleton={<DetailSkeleton />}
      onRefresh={() => Promise.all([store.load(), comments.list.load()])}
      footer={
        detail && (
          <>
            {aboveBar}
            <DetailBar
              store={store}
              requireMember={requireMember}
              onShare={onShare}
              onComment={() => void write()}
              primary={primary}
            />
          </>
        )
      }
    >
      <View className={shown ? panes.panes : ''}>
        {shown && (
          <View id="detail-media" ref={mediaRef} className={panes.media}>
            {shown}
          </View>
        )}
        <View className={css.words}>
          {!(untitled && (detail ?? media)) && (
            <Text id="detail-title" className={css.title}>
              {store.title}
            </Text>
          )}
          {detail ? (
            <>
              {facts}
              {body && <View className={css.body}>{body}</View>}
              {isOver && (
                <>
                  {after}
                  <CommentSection
                    store={comments}
                    now={serverNow()}
                    writing={writing}
                    onWrite={() => void write()}
                    onClose={() => {
                      comments.answer(null)
                      setWriting(false)
                    }}
                  />
                  {!detail.mine.author && <ReportLink store={page.report} requireMember={requireMember} />}
                </>
              )}
            </>
          ) : (
            store.state.kind !== 'ready' && (
              <ScreenStatus state={store.state} skeleton={<DetailSkeleton cover={false} />} />
            )
          )}
        </View>
      </View>
      {overlay}
    </ScreenFrame>
  )
})

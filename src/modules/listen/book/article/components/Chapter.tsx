import { MODULE_TYPE } from '@quanzi/contract'
import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { CommentSection } from '@/domain/comment/CommentSection'
import { DetailBar } from '@/domain/detail/DetailBar'
import { ReportLink } from '@/domain/report/ReportLink'
import type { OpenPart, PaidStore } from '@/flows/paid/PaidStore'
import { useShare } from '@/overlays/share/useShare'
import { serverNow } from '@/platform/serverClock'
import { useTopSection } from '@/platform/topSection'
import { navigate } from '@/routes/navigate'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { usePartPlace } from '@/screens/series/usePartPlace'
import { useSession } from '@/session/SessionProvider'
import { AppButton } from '@/ui/action/AppButton'
import { priceNumber } from '@/ui/content/priceNumber'
import { RichText } from '@/ui/content/RichText'
import { scrollToElement } from '@/ui/fields/scrollToField'
import { joinClasses } from '@/ui/joinClasses'
import { fingerProps } from '@/ui/press/fingerProps'
import { pressProps } from '@/ui/press/pressProps'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../../messages'
import { paragraphAt, paragraphsOf } from '../paragraphs'
import { keepLook, type ReaderLook, readLook } from '../readerLook'
import { useReaderTheme } from '../useReaderTheme'
import css from './Chapter.module.scss'
import { ContentsSheet } from './ContentsSheet'
import { LookSheet } from './LookSheet'

/** So long a reader stays at a paragraph until the position is stored, ms. */
const REST = 1200

interface ChapterProps {
  readonly iid: number
  readonly store: PaidStore
  readonly open: OpenPart
}

const lineId = (place: number) => `line-${place}`

/** A chapter to read. A tap on the text hides the bars, and another one shows them. */
export const Chapter = observer(function Chapter({ iid, store, open }: ChapterProps) {
  const { item, play } = open
  const { member } = useSession()
  const { content } = store
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.chapter, id: item.id })
  const of = usePartPlace(item.id)
  const share = useShare({ title: item.title, desc: content?.title ?? '', imgUrl: content?.cover ?? '', of })
  const [look, setLook] = useState(() => readLook(iid))
  const [sheet, setSheet] = useState<'contents' | 'look' | null>(null)
  const [hasBars, setBars] = useState(true)
  const [writing, setWriting] = useState(false)
  const html = play.html ?? ''
  const paragraphs = useMemo(() => paragraphsOf(html), [html])
  const [ids] = useState(() => paragraphs.map((_paragraph, place) => lineId(place)))
  const [first] = useState(() => paragraphAt(paragraphs, open.startAt))
  const [top, setTop] = useState(first)
  const settled = useRef(false)
  useTopSection(ids, (id) => {
    // What is at the top before the page has moved to where its reader stopped says nothing.
    if (settled.current) setTop(Number(id.slice(5)))
    settled.current = true
  })
  useEffect(() => void page.detail.load(), [page])
  useEffect(() => void page.comments.list.load(), [page])
  // Another chapter begins at its top, one that was begun where its reader stopped.
  useEffect(() => scrollToElement(first > 0 ? lineId(first) : 'chapter-title'), [first])
  useEffect(() => {
    const from = paragraphs[top]?.from ?? 0
    const timer = setTimeout(() => store.watched(from), REST)
    return () => clearTimeout(timer)
  }, [store, paragraphs, top])
  useReaderTheme(look.theme)
  const requireMember = () => member.requireMember()
  const change = (next: ReaderLook) => {
    setLook(next)
    keepLook(iid, next)
    // The line that is read stays where it is.
    scrollToElement(lineId(top))
  }
  const tint = look.theme === 'sepia' ? css.sepia : look.theme === 'night' ? css.night : undefined
  const before = store.before(item)
  const after = store.after(item)
  const goOn = () => {
    if (!after) return
    store.finish()
    void store.start(after)
  }
  const write = async () => {
    if (await requireMember()) setWriting(true)
  }
  const whole = () => void navigate('pay.bookDetailList', { iid, id: content?.id ?? '' })
  return (
    <ScreenFrame
      title={item.title}
      background="surface"
      headerRight={
        <View id="open-look" className={css.toggle} {...pressProps(() => setSheet('look'), { label: text('look') })}>
          <Text>Aa</Text>
        </View>
      }
      footer={
        hasBars &&
        page.detail.detail && (
          <DetailBar
            store={page.detail}
            requireMember={requireMember}
            onShare={share}
            onComment={() => void write()}
            primary={
              <AppButton id="open-contents" size="small" onPress={() => setSheet('contents')}>
                {text('contents')}
              </AppButton>
            }
          />
        )
      }
    >
      <View id="reader" className={joinClasses(css.page, tint, css[look.size])}>
        <View className={css.column}>
          <Text id="chapter-title" className={css.title}>
            {item.title}
          </Text>
          <View id="chapter-text" className={css.text} {...fingerProps(() => setBars(!hasBars))}>
            {paragraphs.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
              <View key={place} id={lineId(place)}>
                <RichText html={paragraph.html} />
              </View>
            ))}
          </View>
          {play.trial !== null && (
            <View id="chapter-trial" className={css.trial}>
              <Text className={css.note}>{text('trial')}</Text>
              <AppButton id="chapter-buy" kind="accent" stretch onPress={whole}>
                {text('buy', { yuan: priceNumber(content?.price ?? 0) })}
              </AppButton>
            </View>
          )}
          {store.problem !== '' && <Text className={css.problem}>{store.problem}</Text>}
          <View className={css.turns}>
            <AppButton id="chapter-before" disabled={!before} onPress={() => before && void store.start(before)}>
              {text('before')}
            </AppButton>
            <AppButton id="chapter-after" kind="primary" disabled={!after} onPress={goOn}>
              {text(after ? 'after' : 'end')}
            </AppButton>
          </View>
        </View>
      </View>
      <View className={css.talk}>
        <CommentSection
          store={page.comments}
          now={serverNow()}
          writing={writing}
          onWrite={() => void write()}
          onClose={() => {
            page.comments.answer(null)
            setWriting(false)
          }}
        />
        <ReportLink store={page.report} requireMember={requireMember} />
      </View>
      <ContentsSheet store={store} open={sheet === 'contents'} onWhole={whole} onClose={() => setSheet(null)} />
      <LookSheet look={look} open={sheet === 'look'} onChange={change} onClose={() => setSheet(null)} />
    </ScreenFrame>
  )
})

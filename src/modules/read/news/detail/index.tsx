import { MODULE_TYPE } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { AuthorRow } from '@/domain/detail/AuthorRow'
import { ContentBody } from '@/domain/detail/ContentBody'
import { DetailScreen } from '@/domain/detail/DetailScreen'
import { ItemList } from '@/domain/list/ItemList'
import { useShare } from '@/overlays/share/useShare'
import { useRoute } from '@/routes/useRoute'
import { useDetailPage } from '@/screens/detail/useDetailPage'
import { useContentList } from '@/screens/list/useContentList'
import { useOpenItem } from '@/screens/list/useOpenItem'
import { useSession } from '@/session/SessionProvider'
import { openTenantStorage } from '@/session/sessionStorage'
import { AppButton } from '@/ui/action/AppButton'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { text } from '../messages'
import { readMarksOf } from '../readMarksOf'
import css from './index.module.scss'

const SIZES = ['small', 'normal', 'large'] as const
type TextSize = (typeof SIZES)[number]
const isSize = (value: unknown): value is TextSize => SIZES.some((size) => size === value)
const RELATED = 4

function NewsDetail() {
  const { iid, params } = useRoute<'news.detail'>()
  const { member } = useSession()
  const page = useDetailPage({ iid, moduleType: MODULE_TYPE.news, id: params.id })
  const storage = openTenantStorage(iid)
  const [size, setSize] = useState<TextSize>(() => storage.read('news:size', isSize) ?? 'normal')
  const { detail } = page.detail
  // Search, the home page and shared links lead here too.
  useEffect(() => {
    if (detail) readMarksOf(iid).add(detail.id)
  }, [iid, detail])
  const share = useShare({ title: page.detail.title, desc: detail?.summary ?? '', imgUrl: detail?.cover ?? '' })
  const tag = detail?.tags[0] ?? ''
  const others = useContentList({ iid, moduleType: MODULE_TYPE.news, tag })
  const open = useOpenItem()
  const related = others.rows.filter(({ id }) => id !== params.id).slice(0, RELATED)
  return (
    <DetailScreen
      page={page}
      title={text('detail')}
      requireMember={() => member.requireMember()}
      onShare={share}
      ratio={16 / 9}
      facts={
        detail && (
          <View className={css.facts}>
            <AuthorRow item={detail} {...(detail.extra.source ? { source: detail.extra.source } : {})} />
            <AppButton
              id="text-size"
              kind="ghost"
              size="small"
              label={text('textSize', { size: text(size) })}
              onPress={() => {
                const next = SIZES[(SIZES.indexOf(size) + 1) % SIZES.length] ?? 'normal'
                setSize(next)
                storage.write('news:size', next)
                toast.show(text('textSize', { size: text(next) }))
              }}
            >
              Aa
            </AppButton>
          </View>
        )
      }
      body={<View className={css[size]}>{detail && <ContentBody detail={detail} />}</View>}
      after={
        related.length > 0 && (
          <View className={css.related}>
            <View className={css.heading}>
              <SectionHeading title={text('related')} />
            </View>
            <ItemList items={related} onOpen={open} />
          </View>
        )
      }
    />
  )
}

export default observer(NewsDetail)

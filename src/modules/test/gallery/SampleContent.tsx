import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Avatar } from '@/ui/content/Avatar'
import { AvatarGroup } from '@/ui/content/AvatarGroup'
import { Badge } from '@/ui/content/Badge'
import { ChipRow } from '@/ui/content/ChipRow'
import { CoverButton } from '@/ui/content/CoverButton'
import { CoverMark } from '@/ui/content/CoverMark'
import { Facts } from '@/ui/content/Facts'
import { FeedCard } from '@/ui/content/FeedCard'
import { FeedGrid } from '@/ui/content/FeedGrid'
import { ListRow } from '@/ui/content/ListRow'
import { LowestPrice } from '@/ui/content/LowestPrice'
import { MediaCard } from '@/ui/content/MediaCard'
import { NoticeBar } from '@/ui/content/NoticeBar'
import { Price } from '@/ui/content/Price'
import { RichText } from '@/ui/content/RichText'
import { RowGroup } from '@/ui/content/RowGroup'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { StatusTag } from '@/ui/content/StatusTag'
import { SwipeRow } from '@/ui/content/SwipeRow'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import { Gallery } from '@/ui/media/Gallery'
import { Picture } from '@/ui/media/Picture'
import { text } from '../messages'
import css from './Gallery.module.scss'
import { pictures } from './pictures'

const feed = [
  { id: 1, picture: pictures.field, ratio: 3 / 4 },
  { id: 2, picture: pictures.lake, ratio: 4 / 3 },
  { id: 3, picture: pictures.night, ratio: 1 },
  { id: 4, picture: pictures.dusk, ratio: 4 / 3 },
]
const nothing = () => undefined

/** Cards, rows, pictures and texts. */
export const SampleContent = observer(function SampleContent() {
  const [swiped, setSwiped] = useState(false)
  const people = [1, 2, 3].map((key) => ({ key, name: text('person') }))
  return (
    <>
      <Gallery pictures={[pictures.lake, pictures.dusk, pictures.night].map((src) => ({ src, alt: text('scene') }))} />
      <View className={css.body}>
        <NoticeBar text={text('notice')} onPress={nothing} onClose={nothing} />
        <SectionHeading title={text('cards')} note={text('cardsNote')} actionText={text('all')} onAction={nothing} />
        <Facts text={text('cardMeta')} />
        <MediaCard
          cover={pictures.lake}
          title={text('cardTitle')}
          meta={text('cardMeta')}
          end={<Price fen={12_850} originalFen={19_900} />}
          badge={<StatusTag look="filled">{text('hot')}</StatusTag>}
          onPress={nothing}
        />
        <View className={css.marked}>
          <MediaCard
            cover={pictures.night}
            coverRatio={1}
            title={text('shortTitle')}
            meta={text('cardMeta')}
            end={<StatusTag tone="warning">{text('pending')}</StatusTag>}
            onPress={nothing}
          />
          <CoverMark ratio={1}>
            <CoverButton
              id="sample-card-mark"
              icon={starIcon.drawing}
              label={text('stars')}
              pressed={false}
              onPress={nothing}
            />
          </CoverMark>
        </View>
        <View className={css.line}>
          {(['brand', 'accent', 'success', 'warning', 'danger', 'plain'] as const).map((tone) => (
            <StatusTag key={tone} tone={tone}>
              {text('state')}
            </StatusTag>
          ))}
        </View>
        <ChipRow
          wrap
          activeKey="a"
          onSelect={nothing}
          items={['a', 'b', 'c'].map((key) => ({ key, text: text('chip', { name: key.toUpperCase() }) }))}
        />
        <View className={css.line}>
          <Price fen={990} size="small" />
          <LowestPrice fen={990} size="small" />
          <Price fen={128_050} />
          <Price fen={9900} size="large" />
          <Price fen={0} zeroText={text('free')} />
        </View>
        <View className={css.line}>
          <Avatar name={text('person')} size="large" />
          <Badge count={12}>
            <Avatar name="Wang" src={pictures.dusk} />
          </Badge>
          <AvatarGroup people={people} text={text('joined')} />
        </View>
        <SectionHeading title={text('feed')} />
        <FeedGrid
          items={feed}
          keyOf={(item) => item.id}
          heightOf={(item) => 1 / item.ratio + 0.5}
          render={(item) => (
            <FeedCard
              picture={item.picture}
              ratio={item.ratio}
              title={text('cardTitle')}
              author={text('person')}
              end="128"
              onPress={nothing}
            />
          )}
        />
        <SectionHeading title={text('rows')} />
        <RowGroup>
          <ListRow title={text('place')} note={text('placeNote')} onPress={nothing} />
          <SwipeRow
            isOpen={swiped}
            onOpen={setSwiped}
            choices={[{ id: 'sample-swipe', text: text('state'), isDanger: true, onPress: () => setSwiped(false) }]}
          >
            <ListRow title={text('place')} />
          </SwipeRow>
          <ListRow
            title={text('state')}
            value={
              <StatusTag tone="success" look="word">
                {text('state')}
              </StatusTag>
            }
          />
        </RowGroup>
        <SectionHeading title={text('broken')} />
        <View className={css.third}>
          <Picture src="/no-such-picture.png" alt={text('scene')} ratio={1} radius="control" lazy={false} />
        </View>
        <RichText html={`<h3>${text('shortTitle')}</h3><p>${text('paragraph')}</p><img src="${pictures.dusk}">`} />
      </View>
    </>
  )
})

import { observer } from 'mobx-react'
import { useState } from 'react'
import { useRoute } from '@/routes/useRoute'
import { ActionBar } from '@/ui/action/ActionBar'
import { ActionIcon } from '@/ui/action/ActionIcon'
import { AppButton } from '@/ui/action/AppButton'
import { Price } from '@/ui/content/Price'
import homeIcon from '@/ui/icon/drawings/home.module.scss'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import starIcon from '@/ui/icon/drawings/star.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { TabBar } from '@/ui/navigation/TabBar'
import { Tabs } from '@/ui/navigation/Tabs'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { theme } from '@/ui/theme/Theme'
import { text } from '../messages'
import { SampleCalendars } from './SampleCalendars'
import { SampleContent } from './SampleContent'
import { SampleFeedback } from './SampleFeedback'
import { SampleForm } from './SampleForm'
import { SampleLists } from './SampleLists'
import { SampleMedia } from './SampleMedia'
import { SampleMovement } from './SampleMovement'
import { SamplePlatform } from './SamplePlatform'
import { SampleStates } from './SampleStates'
import { SectionGallery } from './SectionGallery'

const icons = {
  home: <Icon drawing={homeIcon.drawing} size={22} />,
  orders: <Icon drawing={orderIcon.drawing} size={22} />,
  personal: <Icon drawing={userIcon.drawing} size={22} />,
}

const PARTS = [
  'content',
  'lists',
  'form',
  'calendars',
  'feedback',
  'movement',
  'media',
  'states',
  'platform',
  'sections',
] as const
type Part = (typeof PARTS)[number]

const SAMPLES = {
  content: SampleContent,
  lists: SampleLists,
  form: SampleForm,
  calendars: SampleCalendars,
  feedback: SampleFeedback,
  movement: SampleMovement,
  media: SampleMedia,
  states: SampleStates,
  platform: SamplePlatform,
  sections: SectionGallery,
}

/** Every component of the design system in its states, to check changes by eye. */
export const ComponentGallery = observer(function ComponentGallery() {
  const { query } = useRoute<'test.gallery'>()
  const [part, setPart] = useState<Part>(() => PARTS.find((one) => one === query.part) ?? 'content')
  const Sample = SAMPLES[part]
  const [liked, setLiked] = useState(false)
  return (
    <ScreenFrame
      title={text('gallery')}
      onRefresh={() => undefined}
      headerRight={
        <AppButton id="switch-theme" size="small" onPress={() => theme.setMode(theme.isDark ? 'light' : 'dark')}>
          {text('theme')}
        </AppButton>
      }
      footer={
        <ActionBar
          icons={
            <ActionIcon
              icon={<Icon drawing={starIcon.drawing} size={20} />}
              text={text('like')}
              active={liked}
              onPress={() => setLiked(!liked)}
            />
          }
          note={<Price fen={12_850} size="large" />}
        >
          <AppButton kind="accent" onPress={() => undefined}>
            {text('pay')}
          </AppButton>
        </ActionBar>
      }
      tabBar={
        <TabBar
          activeKey="home"
          onSelect={() => undefined}
          items={[
            { key: 'home', text: text('content'), icon: icons.home },
            { key: 'orders', text: text('form'), icon: icons.orders, badge: 3 },
            { key: 'personal', text: text('person'), icon: icons.personal, badge: true },
          ]}
        />
      }
    >
      <Tabs
        sticky
        idPrefix="part"
        activeKey={part}
        onSelect={setPart}
        items={PARTS.map((key) => ({ key, text: text(key), ...(key === 'content' ? { count: 18 } : {}) }))}
      />
      <Sample />
    </ScreenFrame>
  )
})

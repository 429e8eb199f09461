import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { Card } from '@/ui/content/Card'
import { Chip } from '@/ui/content/Chip'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import { OptionRow } from '@/ui/fields/OptionRow'
import { SearchLink } from '@/ui/fields/SearchLink'
import bookIcon from '@/ui/icon/drawings/book.module.scss'
import findIcon from '@/ui/icon/drawings/find.module.scss'
import homeIcon from '@/ui/icon/drawings/home.module.scss'
import orderIcon from '@/ui/icon/drawings/order.module.scss'
import userIcon from '@/ui/icon/drawings/user.module.scss'
import walletIcon from '@/ui/icon/drawings/wallet.module.scss'
import { Icon } from '@/ui/icon/Icon'
import { FilterBar } from '@/ui/navigation/FilterBar'
import { TabBar } from '@/ui/navigation/TabBar'
import { Tabs } from '@/ui/navigation/Tabs'
import { text } from '../messages'
import css from './Gallery.module.scss'

const BAR = {
  home: homeIcon,
  find: findIcon,
  order: orderIcon,
  book: bookIcon,
  wallet: walletIcon,
  user: userIcon,
}
const KEYS = ['a', 'b', 'c', 'd', 'e', 'f'] as const
const option = (name: string) => ({ value: name, text: text('chip', { name }) })

/** Navigation: tabs, filters, options and floating elements. */
export const SampleMovement = observer(function SampleMovement() {
  const [tab, setTab] = useState<(typeof KEYS)[number]>('a')
  const [entry, setEntry] = useState('bar-home')
  const [filters, setFilters] = useState({ where: '', when: 'B' })
  const [chosen, setChosen] = useState('A')
  const any = { value: '', text: text('all') }
  return (
    <View className={css.body}>
      <SearchLink id="sample-search" placeholder={text('scene')} onPress={() => toast.show(text('scene'))} />
      <Tabs
        idPrefix="sample-tab"
        activeKey={tab}
        onSelect={setTab}
        items={KEYS.map((key, at) => ({ key, text: text('chip', { name: key.toUpperCase() }), count: at * 60 }))}
      />
      <FilterBar
        onChange={(key, value) => setFilters({ ...filters, [key]: value })}
        filters={[
          { key: 'where', text: text('place'), value: filters.where, options: [any, option('A'), option('B')] },
          { key: 'when', text: text('date'), value: filters.when, options: [any, option('A'), option('B')] },
        ]}
      />
      <View className={css.line}>
        <Chip>{text('chip', { name: 'A' })}</Chip>
        <Chip selected onPress={() => undefined}>
          {text('chip', { name: 'B' })}
        </Chip>
        <Chip disabled onPress={() => undefined}>
          {text('chip', { name: 'C' })}
        </Chip>
      </View>
      <SectionHeading title={text('session')} />
      <Card padded={false}>
        {['A', 'B'].map((name) => (
          <OptionRow
            key={name}
            text={text('chip', { name })}
            note={text('placeNote')}
            end={text('free')}
            chosen={chosen === name}
            onPress={() => setChosen(name)}
          />
        ))}
        <OptionRow text={text('chip', { name: 'C' })} deeper onPress={() => undefined} />
        <OptionRow text={text('chip', { name: 'D' })} disabled onPress={() => undefined} />
      </Card>
      <Card label={text('cardTitle')} onPress={() => toast.show(text('cardTitle'))}>
        {text('cardTitle')}
      </Card>
      <TabBar
        activeKey={entry}
        onSelect={setEntry}
        items={Object.entries(BAR).map(([name, { drawing }], at) => ({
          key: `bar-${name}`,
          text: text('chip', { name: at + 1 }),
          icon: <Icon drawing={drawing} size={22} />,
          ...(at === 2 ? { badge: 120 } : {}),
        }))}
      />
    </View>
  )
})

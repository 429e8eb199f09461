import { SECTION_LABEL } from '@quanzi/contract'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { SectionList } from '@/domain/sections/SectionList'
import type { SectionHost } from '@/domain/sections/SectionProps'
import { language } from '@/locales/Language'
import { SectionHeading } from '@/ui/content/SectionHeading'
import { toast } from '@/ui/feedback/toast'
import css from './Gallery.module.scss'
import { sampleItems, sampleSections } from './sampleSections'

const say = (what: string) => () => void toast.show(what)

const host: SectionHost = {
  openAction: say('openAction'),
  openItem: say('openItem'),
  openModule: say('openModule'),
  listItems: async (moduleType) => sampleItems(moduleType),
  search: say('search'),
  openGoods: say('openGoods'),
  claimCoupon: say('claimCoupon'),
  openVip: say('openVip'),
  call: say('call'),
  openMap: say('openMap'),
  chat: say('chat'),
  claimed: new Set(),
  now: Date.now,
}

/** Every type of section of a configurable page, under its number and name. */
export function SectionGallery() {
  const [sections] = useState(sampleSections)
  const [flow] = useState(() => sampleItems(11, 4))
  return (
    <View className={css.body}>
      {sections.map((section) => {
        const { zh, en } = SECTION_LABEL[section.type]
        return (
          <View key={section.id} id={`section-${section.type}`}>
            <SectionHeading title={`${section.type} ${language.code === 'en' ? en : zh}`} />
            <SectionList sections={[section]} flow={flow} host={host} />
          </View>
        )
      })}
    </View>
  )
}

import { View } from '@tarojs/components'
import { useState } from 'react'
import { Tabs } from '@/ui/navigation/Tabs'
import { ListOfModule } from './ListOfModule'
import type { SectionProps } from './SectionProps'

/** Type 22: tabs, each with the list of a module or a tag. */
export function TabsSection({ section, host }: SectionProps<22>) {
  const { tabs } = section.data
  const [active, setActive] = useState(0)
  const tab = tabs[active]
  return (
    <View>
      <Tabs
        items={tabs.map(({ name }, at) => ({ key: String(at), text: name }))}
        activeKey={String(active)}
        onSelect={(key) => setActive(Number(key))}
      />
      {tab && (
        <ListOfModule key={active} moduleType={tab.moduleType} {...(tab.tag ? { tag: tab.tag } : {})} host={host} />
      )}
    </View>
  )
}

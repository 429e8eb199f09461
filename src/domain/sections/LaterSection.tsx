import { observer } from 'mobx-react'
import { type ComponentType, useEffect } from 'react'
import { type LaterType, laterSections } from './LaterSections'
import type { SectionProps } from './SectionProps'

/** A section whose code is not in the main package: it is drawn once the code is loaded. */
export const LaterSection = observer(function LaterSection({ section, host }: SectionProps<LaterType>) {
  const { parts } = laterSections
  useEffect(() => void laterSections.load(), [])
  const Part = parts?.[section.type] as ComponentType<SectionProps<LaterType>> | undefined
  return Part ? <Part section={section} host={host} /> : null
})

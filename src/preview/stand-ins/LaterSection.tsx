import { type ComponentType, Suspense } from 'react'
import type { LaterType } from '@/domain/sections/LaterSections'
import { laterParts } from '@/domain/sections/later/laterParts'
import type { SectionProps } from '@/domain/sections/SectionProps'

/** The server has all sections at once. */
export function LaterSection({ section, host }: SectionProps<LaterType>) {
  const Part = laterParts[section.type] as ComponentType<SectionProps<LaterType>>
  return (
    <Suspense fallback={null}>
      <Part section={section} host={host} />
    </Suspense>
  )
}

import { type ComponentType, lazy, Suspense } from 'react'
import type { LaterType } from './LaterSections'
import type { SectionProps } from './SectionProps'

const Part = lazy(async () => {
  const { laterParts } = await import('./later/laterParts')
  return {
    default: ({ section, host }: SectionProps<LaterType>) => {
      const Own = laterParts[section.type] as ComponentType<SectionProps<LaterType>>
      return <Own section={section} host={host} />
    },
  }
})

/** A section whose code is in a chunk of its own: it is drawn once the chunk is loaded. */
export const LaterSection = (props: SectionProps<LaterType>) => (
  <Suspense fallback={null}>
    <Part {...props} />
  </Suspense>
)

import { type ComponentType, lazy, Suspense } from 'react'
import type { LaterParts, LaterType } from './LaterSections'
import { soonParts } from './later/soonParts'
import type { SectionProps } from './SectionProps'

type Part = ComponentType<SectionProps<LaterType>>

const partOf = (parts: Partial<LaterParts>, type: LaterType) => parts[type] as Part | undefined

const Rest = lazy(async () => {
  const { laterParts } = await import('./later/laterParts')
  return {
    default: (props: SectionProps<LaterType>) => {
      const Own = partOf(laterParts, props.section.type) as Part
      return <Own {...props} />
    },
  }
})

/**
 * Draws a section whose code is either loaded already or in a separate chunk; then it is drawn once the chunk is
 * loaded.
 */
export function LaterSection(props: SectionProps<LaterType>) {
  const Soon = partOf(soonParts, props.section.type)
  if (Soon) return <Soon {...props} />
  return (
    <Suspense fallback={null}>
      <Rest {...props} />
    </Suspense>
  )
}

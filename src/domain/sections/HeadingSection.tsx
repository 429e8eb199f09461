import { SectionHeading } from '@/ui/content/SectionHeading'
import { text } from '../messages'
import type { SectionProps } from './SectionProps'

/** Type 8: a title between sections. */
export function HeadingSection({ section, host }: SectionProps<8>) {
  const { title, subtitle, action } = section.data
  return (
    <SectionHeading
      title={title}
      {...(subtitle ? { note: subtitle } : {})}
      {...(action ? { actionText: text('more'), onAction: () => host.openAction(action) } : {})}
    />
  )
}

import { Card } from '@/ui/content/Card'
import { RichText } from '@/ui/content/RichText'
import type { SectionOfType } from './SectionProps'

/** Type 18: sanitised HTML from the tenant's editor. */
export function RichTextSection({ section }: { readonly section: SectionOfType<18> }) {
  return (
    <Card>
      <RichText html={section.data.html} />
    </Card>
  )
}

import { SCREENS } from '@quanzi/contract'
import { language } from '@/locales/Language'
import { goHome } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { EmptyState } from '@/ui/feedback/EmptyState'
import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'

/** Stands in for every screen that is not built yet. */
export default function NotBuilt() {
  const { screen } = useRoute()
  const title = SCREENS[screen][language.code === 'en' ? 'en' : 'zh']
  return (
    <ScreenFrame title={title}>
      <EmptyState
        id="not-built"
        drawing="locked"
        message={text('notBuilt', { title })}
        actionText={text('goHome')}
        onAction={() => void goHome()}
      />
    </ScreenFrame>
  )
}

import { observer } from 'mobx-react'
import { environment } from '@/platform/environment'
import { back, relaunch } from '@/routes/navigate'
import { useRoute } from '@/routes/useRoute'
import { useSession } from '@/session/SessionProvider'
import { ScreenFrame, type ScreenFrameProps } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { topNav } from '../topNav'

type Section = 'home' | 'master' | 'bachelor' | 'mine' | 'apply' | 'form' | 'photoGuide' | 'photoForm' | 'photoPreview'

interface UniversityFrameProps extends Omit<ScreenFrameProps, 'title' | 'heading' | 'header' | 'leading' | 'onBack'> {
  readonly section: Section
}

/** The frame of the university's screens; its title is the university's name and the section. */
export const UniversityFrame = observer(function UniversityFrame({ section, ...frame }: UniversityFrameProps) {
  const { name: route, iid } = useRoute()
  const { tenant } = useSession()
  const nav = topNav(route, iid, environment())
  const title = tenant.name ? text('title', { university: tenant.name, section: text(section) }) : text(section)
  return (
    <ScreenFrame
      {...frame}
      title={title}
      heading={text(section)}
      header={nav ? 'bar' : 'none'}
      {...(nav ? { leading: nav } : {})}
      onBack={() => void (nav === 'home' ? relaunch('university.home', { iid }) : back())}
    />
  )
})

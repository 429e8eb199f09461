import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { SamplePlatform } from './SamplePlatform'

/** A mini-program only checks and reports its phone; the components are viewed in a browser. */
export const ComponentGallery = () => (
  <ScreenFrame title={text('gallery')}>
    <SamplePlatform />
  </ScreenFrame>
)

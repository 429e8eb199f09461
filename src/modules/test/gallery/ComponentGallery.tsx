import { ScreenFrame } from '@/ui/screen/ScreenFrame'
import { text } from '../messages'
import { SamplePlatform } from './SamplePlatform'

/** A mini-program checks its phone and reports it; the components are looked at in a browser. */
export const ComponentGallery = () => (
  <ScreenFrame title={text('gallery')}>
    <SamplePlatform />
  </ScreenFrame>
)

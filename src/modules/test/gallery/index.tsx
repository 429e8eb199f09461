import { useRoute } from '@/routes/useRoute'
import { ComponentGallery } from './ComponentGallery'

export default function TestGallery() {
  useRoute<'test.gallery'>()
  return <ComponentGallery />
}

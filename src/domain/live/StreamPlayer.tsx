import { VideoPlayer } from '@/ui/media/VideoPlayer'
import type { StreamPlayerProps } from './StreamPlayerProps'

/** The platform's own player knows streams. */
export const StreamPlayer = ({ src, poster, label, onFail }: StreamPlayerProps) => (
  <VideoPlayer fill autoplay id="stream-player" src={src} poster={poster} label={label} onFail={onFail} />
)

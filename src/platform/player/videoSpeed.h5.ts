/** Sets the speed of a video on the page, by its id. */
export function setVideoSpeed(id: string, speed: number): void {
  const video = document.getElementById(id)
  if (!(video instanceof HTMLVideoElement)) return
  // Also for the next address that it loads.
  video.defaultPlaybackRate = speed
  video.playbackRate = speed
}

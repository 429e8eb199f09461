/** The small build of hls.js, without subtitles, other sound tracks and rights management; it has the types of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}

import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../base/clock'
import type { Secrets } from '../../db/Secrets'
import { initSegment, mediaSegment } from './fragments'
import type { LiveStreams, StreamedRoom } from './LiveStreams'
import { readVideo, type VideoTrack } from './readVideo'

/** The clips that the local broadcast shows one after another, a minute in all; each is one segment. */
const CLIPS = ['camp', 'lake', 'trail', 'coast', 'ride', 'lake', 'camp', 'coast', 'trail', 'ride'] as const
const FOLDER = join(__dirname, '../../delivery/media/clips')
/** How many segments a playlist names. */
const WINDOW = 5

type Folder = { readonly iid: string; readonly room: string; readonly since: string; readonly pass: string }

/**
 * Broadcasts the demo's clips as a real HLS stream: a live playlist that moves with the clock, and segments that are cut
 * from the files on disk while they are sent: only what describes the clips is kept. It has pictures and no sound.
 */
export class LocalLiveStreams implements LiveStreams {
  private tracks: Promise<readonly VideoTrack[]> | null = null

  constructor(
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  async addressOf({ iid, id, startAt }: StreamedRoom, until: number): Promise<string> {
    const signed = this.sign(String(iid), id, String(startAt), until)
    return `/media/live/${iid}/${encodeURIComponent(id)}/${startAt}/${until}-${signed}/index.m3u8`
  }

  routes(http: FastifyInstance): void {
    const folder = '/media/live/:iid/:room/:since/:pass'
    http.get<{ Params: Folder }>(`${folder}/index.m3u8`, async ({ params }, reply) => {
      if (!this.mayOpen(params)) return reply.code(403).send()
      return reply
        .header('cache-control', 'no-store')
        .type('application/vnd.apple.mpegurl')
        .send(await this.playlist(params))
    })
    http.get<{ Params: Folder }>(`${folder}/init.mp4`, async ({ params }, reply) => {
      const [first] = await this.loaded()
      if (!first || !this.mayOpen(params)) return reply.code(403).send()
      return reply.header('cache-control', 'private, no-store').type('video/mp4').send(initSegment(first))
    })
    http.get<{ Params: Folder & { readonly part: string } }>(`${folder}/:part`, async ({ params }, reply) => {
      if (!this.mayOpen(params)) return reply.code(403).send()
      const number = Number(/^(\d{1,12})\.m4s$/.exec(params.part)?.[1] ?? -1)
      // What is still to come is not there yet.
      if (number < 0 || number > (await this.newest(params))) return reply.code(404).send()
      const track = await this.trackOf(number)
      const { length, body } = mediaSegment(track, number + 1, number * track.duration)
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-length', length)
        .type('video/mp4')
        .send(body)
    })
  }

  private sign(iid: string, room: string, since: string, until: number): string {
    return this.secrets.sign('play', `live ${iid} ${room} ${since} ${until}`)
  }

  private mayOpen({ iid, room, since, pass }: Folder): boolean {
    const [, until = '', sign = ''] = /^(\d{1,15})-(.+)$/.exec(pass) ?? []
    return (
      Number(until) > this.clock() && this.secrets.verify('play', `live ${iid} ${room} ${since} ${Number(until)}`, sign)
    )
  }

  private async loaded(): Promise<readonly VideoTrack[]> {
    this.tracks ??= Promise.all(CLIPS.map((name) => readVideo(join(FOLDER, `${name}.mp4`))))
    return await this.tracks
  }

  private async trackOf(number: number): Promise<VideoTrack> {
    const tracks = await this.loaded()
    const track = tracks[number % tracks.length]
    if (!track) throw new Error('no clips')
    return track
  }

  /** The newest segment that has been sent. All clips have the same length. */
  private async newest({ since }: Folder): Promise<number> {
    const { duration, timescale } = await this.trackOf(0)
    const sent = Math.floor((this.clock() - Number(since)) / ((duration / timescale) * 1000))
    // A broadcast that has just begun already has something to play.
    return Math.max(0, sent) + 2
  }

  private async playlist(folder: Folder): Promise<string> {
    const { duration, timescale } = await this.trackOf(0)
    const seconds = duration / timescale
    const last = await this.newest(folder)
    const first = Math.max(0, last - WINDOW + 1)
    const parts = Array.from({ length: last - first + 1 }, (_, at) => [
      `#EXTINF:${seconds.toFixed(3)},`,
      `${first + at}.m4s`,
    ])
    return [
      '#EXTM3U',
      '#EXT-X-VERSION:7',
      `#EXT-X-TARGETDURATION:${Math.ceil(seconds)}`,
      `#EXT-X-MEDIA-SEQUENCE:${first}`,
      '#EXT-X-MAP:URI="init.mp4"',
      ...parts.flat(),
      '',
    ].join('\n')
  }
}
